import type { Translation } from '@gam/kernel'
import type { lesson as en } from '../en/lesson.ts'

export const lesson: Translation<typeof en> = {
  title: 'New Bedford lernen',
  steps: {
    welcome: {
      title: 'Eine Stadt lebt vom Wal',
      text: 'Zwölf Runden lang schickst du Arbeiter in die Stadt, holst Waren, rüstest Schiffe aus, bringst Wale heim und baust Gebäude. Punkte gibt es für Wale, Gebäude und ein wenig Geld. Zum Start hast du 2 Holz und 2 Nahrung gekauft, 1 Dollar ist übrig.',
    },
    forest: {
      title: 'Setz einen Arbeiter ein',
      text: 'Du hast in jeder Runde zwei Arbeiter und setzt sie im Wechsel mit den anderen ein. Wer ein Feld als Erstes nutzt, bekommt den Bonus. Schick den ersten Arbeiter in den Wald: 2 Holz und 1 dazu, weil du die Erste bist.',
      instead: 'Auch möglich. Beginn mit dem Wald.',
    },
    dockyard: {
      title: 'Ein Schiff für die See',
      text: 'In der Werft wird ein Schiff für Holz ausgerüstet und an den Anleger gelegt. Mit dem Bonus kostet es 1 Holz weniger. Schick deinen zweiten Arbeiter dorthin.',
      instead: 'Später. Zuerst die Werft.',
    },
    prepare: {
      title: 'Welches Schiff?',
      text: 'Wähle dein erstes Schiff. Dann liegt es am Anleger, bereit zum Auslaufen.',
    },
    round: {
      title: 'Eine neue Runde',
      text: 'Alle Arbeiter sind wieder daheim, und das Steuer ging an Ilse. Diesmal hat sie als Erste eingesetzt und sich den Bonus im Wald geholt.',
    },
    pier: {
      title: 'Zur Stadtpier',
      text: 'An der Stadtpier läuft ein Schiff aus. Je weiter hinaus, desto mehr Nahrung kostet es, mit dem Bonus 1 weniger. Schick einen Arbeiter dorthin.',
      instead: 'Noch nicht. Dein Schiff wartet: zuerst die Stadtpier.',
    },
    launch: {
      title: 'Wie weit hinaus?',
      text: 'In jeder Runde fahren die Schiffe ein Feld Richtung Heimat und jagen, wo sie sind. Weit draußen jagen sie öfter und wählen früher, sind aber lange fort. Wähle für diese erste Fahrt Feld 1: Mit dem Bonus kostet es keine Nahrung.',
      instead: 'Das wäre eine längere Fahrt. Wähle diesmal Feld 1.',
    },
    warehouse: {
      title: 'Ziegel zum Bauen',
      text: 'Gebäude brauchen Ziegel. Schick deinen anderen Arbeiter ins Lagerhaus.',
      instead: 'Auch gut. Hier wirst du Ziegel brauchen.',
    },
    brick: {
      title: 'Der Bonus nach Wahl',
      text: 'Der Bonus im Lagerhaus ist eine Ware deiner Wahl. Nimm noch einen Ziegel.',
      instead: 'Nimm Ziegel: Du willst gleich bauen.',
    },
    whaling: {
      title: 'Wale',
      text: 'Die Schiffe sind gefahren, und aus dem Beutel wurden Plättchen gezogen: ein Grönlandwal, 2 Punkte wert, und ein Glattwal, 1 Punkt wert. Das Schiff ganz draußen wählt zuerst, du bist allein. Nimm den Grönlandwal.',
      instead: 'Der Grönlandwal ist mehr wert. Nimm ihn.',
    },
    hall: {
      title: 'Bauen',
      text: 'Runde drei, und du beginnst. Im Rathaus darfst du ein Gebäude bauen, der Bonus spart dir eine Ware. Schick einen Arbeiter dorthin.',
      instead: 'Hier geht es um das Rathaus.',
    },
    build: {
      title: 'Welches Gebäude?',
      text: 'Gebäude mit Haken kannst du bezahlen, bei den anderen sagt der Tisch, was dir fehlt. Gebäude sind Punkte wert, und andere zahlen dir einen Dollar, um sie zu nutzen. Bau das Schulhaus: Es gibt 2 Holz und 2 Nahrung.',
      instead: 'Das ginge. Bau in dieser Lektion das Schulhaus.',
    },
    save: {
      title: 'Eine Ware weniger',
      text: 'Der Bonus erspart dir eine Ware vom Preis. Spar Holz: Das kannst du verkaufen.',
      instead: 'Spar diesmal das Holz.',
    },
    lay: {
      title: 'Die Mannschaft will ihre Heuer',
      text: 'In dieser Runde kommt dein Schiff heim. Um einen Wal zu behalten, zahlst du der Mannschaft die Heuer. Wofür du nicht zahlst, das wird zur Hälfte verkauft. Die Heuer für den Grönlandwal ist fällig: Du brauchst Geld.',
    },
    store: {
      title: 'Der Krämerladen',
      text: 'Dort verkaufst du Waren und bekommst einen Dollar dazu, weil du die Erste bist. Schick deinen Arbeiter dorthin.',
      instead: 'Zuerst das Geld: der Krämerladen.',
    },
    sell: {
      title: 'Verkauf Holz',
      text: 'Verkauf 2 Holz.',
      instead: 'Zwei Holz sind hier richtig.',
    },
    enough: {
      title: 'Behalt die Ziegel',
      text: 'Das Geld reicht. Verkauf keine Ziegel.',
      instead: 'Behalt deine Ziegel: Verkauf keine.',
    },
    home: {
      title: 'Wieder daheim',
      text: 'Dein Schiff ist zurück. Zahl die Heuer und behalt den Grönlandwal: Verkauf keinen.',
      instead: 'Verkaufen bringt Geld, aber keine Punkte. Behalt den Wal.',
    },
    end: {
      title: 'Der Rest gehört dir',
      text: 'Zwei Punkte liegen in deinem Hafen, einer steht in deiner Stadt. Neun Runden bleiben: Schick Schiffe weiter hinaus, achte aufs Geld und sei daheim, bevor Runde zwölf endet.',
    },
  },
}
