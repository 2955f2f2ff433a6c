import type { Translation } from '@gam/kernel'
import type { lesson as en } from '../en/lesson.ts'

export const lesson: Translation<typeof en> = {
  title: 'New Bedford lernen',
  steps: {
    welcome: {
      title: 'Eine Stadt lebt vom Wal',
      text: 'In zwölf Runden holen deine Arbeiter Waren, rüsten Schiffe aus, bringen Wale heim und bauen. Du beginnst mit 2 Holz, 2 Nahrung und 1 Dollar.',
    },
    forest: {
      title: 'Schick einen Arbeiter in den Wald',
      text: 'Der Wald gibt 2 Holz. Du bist in dieser Runde die Erste dort und bekommst 1 dazu.',
      instead: 'Auch möglich. Beginn mit dem Wald.',
    },
    dockyard: {
      title: 'Schick einen Arbeiter auf die Werft',
      text: 'Hier wird ein Schiff für Holz ausgerüstet und an den Anleger gelegt. Als Erste sparst du 1 Holz.',
      instead: 'Später. Zuerst die Werft.',
    },
    prepare: {
      title: 'Rüste ein Schiff aus',
      text: 'Dann liegt es am Anleger, bereit zum Auslaufen.',
    },
    round: {
      title: 'Eine neue Runde',
      text: 'Alle Arbeiter sind daheim, und das Steuer ging an Ilse: Sie setzte zuerst ein und holte sich den Bonus im Wald.',
    },
    pier: {
      title: 'Schick einen Arbeiter auf die Stadtpier',
      text: 'Von hier läuft ein Schiff aus. Je weiter, desto mehr Nahrung kostet es; als Erste sparst du 1.',
      instead: 'Noch nicht. Dein Schiff wartet: zuerst die Stadtpier.',
    },
    launch: {
      title: 'Fahr zu Feld 1',
      text: 'Schiffe kommen in jeder Runde ein Feld näher und jagen, wo sie sind. Feld 1 kostet dich heute keine Nahrung.',
      instead: 'Das wäre eine längere Fahrt. Wähle diesmal Feld 1.',
    },
    warehouse: {
      title: 'Schick einen Arbeiter ins Lagerhaus',
      text: 'Zum Bauen braucht man Ziegel; das Lagerhaus hat sie.',
      instead: 'Auch gut. Hier wirst du Ziegel brauchen.',
    },
    brick: {
      title: 'Nimm noch einen Ziegel',
      text: 'Sein Bonus ist eine Ware deiner Wahl.',
      instead: 'Nimm Ziegel: Du willst bald bauen.',
    },
    whaling: {
      title: 'Nimm den Grönlandwal',
      text: 'Zwei Wale kamen aus dem Beutel. Ein Grönlandwal zählt 2 Punkte, ein Glattwal 1. Du bist allein, also wählst du.',
      instead: 'Der Grönlandwal ist mehr wert. Nimm ihn.',
    },
    hall: {
      title: 'Schick einen Arbeiter ins Rathaus',
      text: 'Runde drei, und du beginnst. Hier darfst du ein Gebäude bauen; als Erste sparst du eine Ware.',
      instead: 'Um das Rathaus geht es in diesem Schritt.',
    },
    build: {
      title: 'Bau das Schulhaus',
      text: 'Was einen Haken hat, kannst du bezahlen. Gebäude bringen Punkte, und andere zahlen dir 1 Dollar für die Nutzung.',
      instead: 'Das ginge. Bau in dieser Lektion das Schulhaus.',
    },
    save: {
      title: 'Spar Holz',
      text: 'Der Bonus erspart dir eine Ware vom Preis. Holz kannst du verkaufen.',
      instead: 'Spar diesmal das Holz.',
    },
    lay: {
      title: 'Die Mannschaft will ihren Anteil',
      text: 'In dieser Runde kommt dein Schiff heim. Wer einen Wal behält, zahlt die Heuer, der Rest wird zum halben Wert verkauft. Du hast nur 1 Dollar.',
    },
    store: {
      title: 'Schick einen Arbeiter in den Krämerladen',
      text: 'Dort verkaufst du Waren, als Erste für 1 Dollar mehr.',
      instead: 'Zuerst das Geld: der Krämerladen.',
    },
    sell: {
      title: 'Verkauf 2 Holz, behalt den Ziegel',
      text: 'Alles, was du hast, ist eingestellt. Zwei Holz bringen 2 Dollar, mit deinen 2 reicht das für die Heuer: Nimm den Rest zurück.',
      instead: 'Erlaubt. Aber den Rest brauchst du noch: Verkauf nur 2 Holz.',
    },
    home: {
      title: 'Behalt den Grönlandwal',
      text: 'Dein Schiff ist zurück. Zahl die Heuer: Nur daheim bringt der Wal seine Punkte.',
      instead: 'Verkaufen bringt Geld, aber keine Punkte. Behalt den Wal.',
    },
    end: {
      title: 'Jetzt du',
      text: 'Zwei Punkte liegen in deinem Hafen, einer steht in deiner Stadt. Neun Runden bleiben: Fahr weiter hinaus, und sei rechtzeitig daheim.',
    },
  },
  more: {
    'last-round': {
      title: 'Die letzte Runde',
      steps: {
        twelve: {
          title: 'Runde 12 ist die letzte',
          text: 'Danach kommt jedes Schiff heim, wo immer es ist, und die Punkte werden gezählt. Es steht 16 zu 16.',
        },
        forest: {
          title: 'Schick einen Arbeiter in den Wald',
          text: 'Was du noch bauen willst, musst du jetzt bauen. Das Kontor kostet 3 Holz und 2 Nahrung: Dir fehlt Holz.',
          instead: 'Erlaubt. Aber für ein weiteres Gebäude brauchst du Holz.',
        },
        build: {
          title: 'Bau das Kontor',
          text: 'Es zählt 1 Punkt und 1 weiteren für je zwei Glattwale. Der Bonus des Rathauses erspart dir die Nahrung, die fehlt.',
          instead: 'Erlaubt. Aber das ist die letzte Gelegenheit zu bauen.',
        },
        whale: {
          title: 'Nimm den Grönlandwal',
          text: 'Ein letztes Mal jagt dein Schiff. Ein Grönlandwal zählt 2 Punkte, wenn du daheim die Heuer zahlst.',
          instead: 'Erlaubt. Aber ein Grönlandwal ist mehr wert als nichts.',
        },
        returns: {
          title: 'Alle Schiffe kommen heim',
          text: 'Die letzte Heimkehr: Ein Schiff zahlt für das, was es behält. Dein Geld reicht für die ganze Ladung.',
        },
        keep: {
          title: 'Behalt sie alle',
          text: 'Drei Grönlandwale sind 6 Punkte. Der Glattwal ist 1, und mit ihm zählt das Kontor zwei Paare.',
          instead: 'Erlaubt. Aber Geld ist jetzt wenig wert, und Wale sind Punkte.',
        },
        end: {
          title: 'Das Ende',
          text: 'Jetzt werden die Punkte gezählt: Wale, Gebäude, was das Kontor zählt, und Geld.',
        },
      },
    },
    captain: {
      title: 'Gegen einen Kapitän',
      steps: {
        who: {
          title: 'Kapitän Starbuck',
          text: 'Du spielst allein gegen Kapitän Starbuck. Ein Würfel bewegt den Marker auf seinem Steuerrad; wo er hält, das sucht er.',
        },
        built: {
          title: 'Er hat gebaut',
          text: 'Er suchte ein Gebäude und baute das Trockendock, das erste der Reihe, das in seinem Plan steht. Es kostete ihn nichts: Er hat weder Waren noch Geld.',
        },
        farm: {
          title: 'Schick einen Arbeiter auf die Farm',
          text: 'Ein Kapitän beginnt jede Runde, also gehört ihm der erste Bonus. Der auf der Farm ist noch da: 3 Nahrung für dein Schiff.',
          instead: 'Erlaubt. Aber dein Schiff wird Nahrung brauchen.',
        },
        launch: {
          title: 'Lass dein Schiff zu Feld 1 auslaufen',
          text: 'Er ging ins Lagerhaus, obwohl er keine Ziegel braucht: Sein Arbeiter steht dort, und der Bonus ist weg. Jetzt die Stadtpier, und hinaus zu Feld 1.',
          instead: 'Erlaubt. Aber dein Schiff wartet am Anleger: Stadtpier, Feld 1.',
        },
        dock: {
          title: 'Zuerst das eigene Gebäude',
          text: 'Er suchte „ausrüsten“. Seine Befehle sehen zuerst in seinen eigenen Gebäuden nach, und das Trockendock schickt das Schiff auch gleich hinaus: zu Feld 4.',
        },
        wood: {
          title: 'Schick einen Arbeiter in den Wald',
          text: 'Hol Holz für eigene Gebäude. Immer wenn er eines von dir benutzt, bekommst du 1 Dollar.',
          instead: 'Erlaubt. Aber dir fehlt Holz.',
        },
        whale: {
          title: 'Nimm den Grönlandwal',
          text: 'Sein Schiff ist weiter draußen und wählte zuerst: Es nimmt immer den wertvollsten Wal. Daheim zählt er sofort, ohne Heuer.',
          instead: 'Erlaubt. Aber ein Grönlandwal zählt 2 Punkte.',
        },
        end: {
          title: 'Sei ihm voraus',
          text: 'Er wertet Gebäude und Wale, bis zu den Grenzen auf seiner Tafel. Du gewinnst nur mit mehr Punkten als er.',
        },
      },
    },
    log: {
      title: 'Logbuch und Weißer Wal',
      steps: {
        cards: {
          title: 'Zwei offene Karten',
          text: 'Mit dem Logbuch liegen eine gute und eine schlechte Karte offen. Ein Schiff auf der Jagd darf eine davon nehmen statt eines Wals.',
        },
        wood: {
          title: 'Schick einen Arbeiter in den Wald',
          text: 'Zuerst die Arbeiter, wie immer. Dein Schiff ist auf See; es kommt dran, wenn alle jagen.',
          instead: 'Erlaubt. Aber lass es diesmal Holz sein.',
        },
        isle: {
          title: 'Nimm die Einsame Insel',
          text: 'Zwei Glattwale kamen: je 1 Punkt, und die Heuer ist zu zahlen. Die Karte bringt gleich 3 Holz und 3 Nahrung, umsonst.',
          instead: 'Erlaubt. Aber die gute Karte kostet nichts.',
        },
        next: {
          title: 'Die nächsten Karten',
          text: 'Was niemand nahm, kam unter seinen Stapel, und zwei andere liegen offen. Manche wirken gleich, andere warten bei dir auf ihren Moment.',
        },
        farm: {
          title: 'Schick einen Arbeiter auf die Farm',
          text: 'Im Beutel ist auch ein Weißer Wal. Niemand weiß, wann er kommt; bis dahin geht es in der Stadt weiter.',
          instead: 'Erlaubt. Aber hol diesmal Nahrung.',
        },
        again: {
          title: 'Schick einen Arbeiter in den Wald',
          text: 'Der Bonus ist vergeben, aber 2 Holz braucht das nächste Schiff.',
          instead: 'Erlaubt. Aber bald brauchst du Holz für ein Schiff.',
        },
        white: {
          title: 'Nimm den Weißen Wal',
          text: 'Da ist er: sofort 4 Punkte, ohne Heuer. Aber alles an Bord ist verloren, und das Schiff muss neu ausgerüstet werden. Deines ist leer.',
          instead: 'Erlaubt. Aber an Bord ist nichts, was du verlieren könntest.',
        },
        end: {
          title: 'Jetzt du',
          text: 'Vier Punkte, und für 2 Holz ist das Schiff wieder bereit. Auch die schlechten Karten nimmt man so: Meist leiden die anderen.',
        },
      },
    },
  },
}
