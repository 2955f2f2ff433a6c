import type { Translation } from '@gam/kernel'
import type { lesson as en } from '../en/lesson.ts'

export const lesson: Translation<typeof en> = {
  title: 'Whale Riders lernen',
  steps: {
    welcome: {
      title: 'Die Eisküste entlang',
      text: 'Du reitest auf einem Orca vom Sonnenhafen an acht Häfen vorbei zum Hummerhafen und zurück und kaufst unterwegs Waren. Am Ende zählen Perlen: gekaufte und solche aus Aufträgen.',
    },
    contracts: {
      title: 'Deine Aufträge',
      text: 'Vor dir liegen drei Aufträge, die sonst niemand sieht. Jeder sagt, welche Waren er kostet und was er bringt. Der erste kostet 4 Seetang und bringt 4 Münzen und 3 Perlen: Das ist dein erstes Ziel.',
    },
    advance: {
      title: 'Weiterreiten',
      text: 'Ein Zug hat zwei Aktionen. Hier im Sonnenhafen gibt es für dich noch nichts zu kaufen. Klickst du dort eine Perle an, sagt dir der Tisch, warum. Reite jetzt weiter zum Schwertfischhafen.',
      instead: 'Das ist erlaubt. Reite zuerst zum Schwertfischhafen.',
    },
    free: {
      title: 'Am Hafen ist es umsonst',
      text: 'Jeder Hafen hat vier Felder. Das am Hafen kostet nichts, die anderen 1, 2 und 3 Münzen. Nimm die zwei Keramik umsonst: Dein zweiter Auftrag kann sie brauchen.',
      instead: 'Auch eine gute Idee. Nimm hier die freie Keramik.',
    },
    slide: {
      title: 'Alles rückt nach',
      text: 'Nach deinem Zug sind die Plättchen zum Hafen gerückt, und ein neues kam aus dem Beutel. Beide Seetang sind jetzt billiger als vorher. Warten kann sich lohnen, wenn niemand schneller ist.',
    },
    kelp: {
      title: 'Seetang umsonst',
      text: 'Der Seetang am Hafen ist jetzt frei. Nimm ihn.',
      instead: 'Später. Zuerst den freien Seetang.',
    },
    second: {
      title: 'Und ein zweites Plättchen',
      text: 'Die Lücke bleibt bis zum Ende deines Zuges, der andere Seetang kostet also noch 1 Münze. Kauf ihn: Mit vier Seetang ist dein Auftrag vollständig.',
      instead: 'Das ginge. Dein Auftrag braucht diesen Seetang.',
    },
    storms: {
      title: 'Schneestürme',
      text: 'Zwei Schneestürme kamen aus dem Beutel. Man kann sie nicht kaufen, und sie verschwinden nicht von allein: Sie versperren ihre Felder. Vier davon schließen einen Hafen. Der Beutel und seine Stürme geben dem Spiel den Takt.',
    },
    fulfil: {
      title: 'Den Auftrag erfüllen',
      text: 'Erfüllen ist eine Aktion. Wähle den Auftrag mit den 4 Seetang: Du zahlst die Plättchen, bekommst sofort 4 Münzen, und die 3 Perlen zählen am Ende.',
      instead: 'Das ist erlaubt. Erfüll zuerst den Auftrag mit dem Seetang.',
    },
    done: {
      title: 'Noch einer?',
      text: 'Mit derselben Aktion darfst du mehrere Aufträge erfüllen. Darum wirst du gefragt, solange du welche hast, und niemand erfährt, ob du könntest. Jetzt kannst du keinen weiteren bezahlen: Sag, dass du fertig bist.',
    },
    end: {
      title: 'So geht es weiter',
      text: 'In diesem Zug hast du noch eine Aktion. Wer am Hummerhafen war und zurück ist, darf im Sonnenhafen die großen Perlen kaufen. Sie sind teuer, und wer zuerst heimkommt, hat die Wahl. Die meisten Perlen gewinnen.',
    },
  },
}
