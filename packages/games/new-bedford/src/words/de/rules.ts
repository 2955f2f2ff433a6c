import type { RuleTexts } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

/** Die Regeln in eigenen Worten; LO sind die der Kapitäne, WW die besonderen Plättchen, SL das Logbuch. */
export const rules: RuleTexts<typeof RULES> = {
  'NB-01':
    'Zwei bis vier Plätze, Menschen und Kapitäne zusammen. Zwölf Runden zu vier Phasen: Aktionen, Fahrt, Walfang, Rundenende.',
  'NB-02':
    'Für jeden Platz kommen 9 Glattwale, 5 Grönlandwale, 1 Pottwal und 4 leere Seen in den Beutel des Ozeans.',
  'NB-03':
    'Ein Glattwal hat eine Heuer von 2 Dollar und zählt 1 Punkt, ein Grönlandwal 4 Dollar und 2 Punkte, ein Pottwal 8 Dollar und 4 Punkte.',
  'NB-04':
    'Bei zwei Plätzen: Bank, Trockendock, Leuchtturm, Sägemühle, Schulhaus, Taverne, Trankocherei, Kai und die vier Siegpunktgebäude. Bei drei oder vier: alle zwanzig. Ein Tisch darf sich auch selbst welche aussuchen.',
  'NB-05':
    'Alle haben zwei Arbeiter und zwei Schiffe und nehmen sich reihum Geld und Waren im Wert von genau 5 Dollar, gemischt, wie sie wollen: Holz und Nahrung zählen 1 Dollar, Ziegel 2.',
  'NB-06': 'Geld und Waren gehen nie aus, Wale schon. Was jemand hat, ist für alle offen.',
  'NB-07':
    'Die Fangleiste führt von der Heimkehr über Feld 0, auf dem keine Nahrung steht, zu den Feldern 1 bis 6. Jedes der sieben hat einen 1., 2. und 3. Platz. Bis Feld N auszulaufen kostet N Nahrung; auf Feld 0 läuft niemand aus. Schiffe fahren, bevor sie fangen: Wer bis Feld N ausläuft, darf also N-mal wählen.',
  'NB-08':
    'In der zweiten Auflage kostet die Gemeindeverwaltung 4 Holz und 4 Ziegel, und die Trankocherei wirkt sofort.',
  'NB-09': 'Wer in Runde 1 beginnt, bestimmt das Los; die anderen folgen im Uhrzeigersinn.',
  'NB-10':
    'Im Uhrzeigersinn, vom Platz mit dem Steuer an, setzen alle einen Arbeiter ein und führen gleich seine Aktion aus; dann setzen alle den zweiten.',
  'NB-11':
    'Bei jedem Einsetzen, auch durch den Gasthof, darfst du vor der Aktion 2 Holz oder 2 Nahrung für 3 Dollar kaufen: einmal, und nie von jedem eines.',
  'NB-12':
    'Die fünf Stadtfelder, die Werft und die Stadtpier darf man in einer Runde beliebig oft benutzen, auch selbst mehrmals. Wer das Feld leer vorfindet, bekommt dazu den Bonus.',
  'NB-13':
    'Ein gebautes Gebäude mit einer Aktion kann einmal je Runde benutzt werden und hat keinen Bonus. Wem es gehört, der benutzt es umsonst; alle anderen zahlen ihm erst 1 Dollar, und zwar nicht aus dem Geld, das die Aktion bringt.',
  'NB-14':
    'Ein Feld, dessen Aktion du nicht ausführen könntest, darfst du nicht wählen. Was du beim Einsetzen kaufen könntest, zählt hier mit.',
  'NB-15': 'Farm: 2 Nahrung; mit Bonus 3.',
  'NB-16': 'Wald: 2 Holz; mit Bonus 3.',
  'NB-17': 'Lagerhaus: 1 Ziegel; mit Bonus noch ein Holz, eine Nahrung oder einen Ziegel nach Wahl.',
  'NB-18':
    'Krämerladen: Verkauf beliebig viele Waren, aber mindestens eine: Holz und Nahrung für je 1 Dollar, Ziegel für je 2. Der Bonus ist 1 Dollar im Ganzen.',
  'NB-19':
    'Rathaus: Bau ein Gebäude und zahl seinen Preis in den Vorrat. Der Bonus erspart davon ein Holz, eine Nahrung oder einen Ziegel; nie Geld, und ausgezahlt wird nichts.',
  'NB-20':
    'Werft: Für 2 Holz kommt eines deiner Schiffe von zu Hause an den Anleger und bleibt dort, bis es ausläuft. Der Bonus spart 1 Holz.',
  'NB-21':
    'Stadtpier: Lass eines deiner Schiffe vom Anleger auslaufen, auf ein Feld mit Nahrung und einem freien Platz, für so viel Nahrung, wie dort steht. Der Bonus spart 1 Nahrung.',
  'NB-22':
    'Ein Schiff nimmt den ersten freien Platz hinter denen, die schon auf dem Feld liegen. Auf einem Feld sind nie mehr als drei Schiffe; was ein viertes brächte, wird nicht angeboten.',
  'NB-24':
    'Ein Arbeiter wird in dieser Folge eingesetzt: Er kommt auf das Feld; 1 Dollar geht an den Besitzer, wo er fällig ist; der Kauf, falls du einen machst; die Aktion. Jedes davon zahlst du aus dem, was du in dem Augenblick hast.',
  'NB-25':
    'Jeder Arbeiter muss eingesetzt werden. Farm, Wald und Lagerhaus stehen immer offen, also geht das auch immer.',
  'NB-26':
    'Macht erst ein Kauf die Aktion möglich, musst du ihn machen, und zwar in der Ware, die hilft. Das Feld steht nur offen, wenn dein Geld für den fälligen Dollar, die 3 Dollar und die Kosten der Aktion selbst reicht.',
  'NB-27':
    'Den Bonus bekommt ein Arbeiter, der auf dem Feld gar keinen anderen vorfindet, auch keinen eigenen und keinen eines Kapitäns. Er gehört zu dieser einen Aktion und wird nie aufgehoben.',
  'NB-28':
    'Der Bonus des Rathauses und ein Kauf dürfen demselben Bau dienen. Gespart wird immer; welche Ware, wählst du unter denen des gedruckten Preises.',
  'NB-29':
    'Stadtpier, Kai und Trockendock bieten von den Feldern 1 bis 6 die an, auf denen ein Platz frei ist und deren Nahrung du nach Abzug jeder Ersparnis zahlen kannst. Gibt es keines, kann das Feld nicht gewählt werden.',
  'NB-30': 'Bank (4 Ziegel): 5 Dollar.',
  'NB-31':
    'Trockendock (2 Holz, 2 Ziegel): Rüste ein Schiff aus und lass es gleich auslaufen, für 2 Holz und die volle Nahrung; die Boni von Werft und Stadtpier gelten nicht.',
  'NB-32':
    'Leuchtturm (2 Holz, 2 Ziegel): Eines deiner Schiffe auf See fährt ein Feld weiter hinaus, dort auf den 1. Platz. Die anderen rücken in ihrer Reihenfolge nach hinten; auf dem verlassenen Feld rücken die hinteren auf. Nie über Feld 6 hinaus und nie auf ein volles Feld.',
  'NB-33': 'Sägemühle (3 Holz, 1 Ziegel): Verkauf Holz, mindestens eines, für je 2 Dollar.',
  'NB-34': 'Schulhaus (2 Holz, 2 Nahrung, 1 Ziegel): 2 Holz und 2 Nahrung.',
  'NB-35':
    'Taverne (3 Nahrung, 2 Ziegel): Nimm eine oder zwei der ausliegenden leeren Seen aus dem Spiel, für 4 oder 6 Dollar. Mindestens eine muss ausliegen.',
  'NB-36':
    'Trankocherei (3 Ziegel). Erste Auflage: Solange dein Arbeiter dort steht, darf eines deiner Schiffe, das in dieser Runde heimkehrt, bis zu 3 Glattwale ohne Heuer anlanden; hingehen darf nur, wer etwas davon haben kann: mit einem Schiff auf Feld 0, das einen Glattwal an Bord hat, mit dem Logbuch im Spiel mit jedem solchen Schiff auf See. Zweite Auflage: Sofort landen bis zu 3 Glattwale eines deiner Schiffe auf See ohne Heuer an, und das Schiff bleibt, wo es ist; dazu brauchst du ein Schiff mit einem Glattwal.',
  'NB-37':
    'Kai (3 Holz, 1 Ziegel): Lass ein Schiff vom Anleger für die halbe Nahrung auslaufen, aufgerundet.',
  'NB-38': 'Bäckerei (2 Nahrung, 1 Ziegel): 4 Nahrung.',
  'NB-39': 'Ziegelei (4 Ziegel): 3 Ziegel.',
  'NB-40': 'Schiffskrämerei (2 Holz, 2 Nahrung, 2 Ziegel): 1 Dollar und eine Ware jeder Sorte.',
  'NB-41':
    'Böttcherei (4 Holz): 1 Dollar für jeden Wal an Bord eines deiner Schiffe; mindestens einen muss es haben.',
  'NB-42':
    'Gericht (5 Holz, 1 Ziegel): Bau für zwei Waren weniger, gleiche oder verschiedene, mit denselben Grenzen wie im Rathaus.',
  'NB-43':
    'Gasthof (2 Nahrung, 2 Ziegel): Sind alle Arbeiter eingesetzt und bevor die Schiffe fahren, nimmst du deine beiden Arbeiter zurück und setzt sie nacheinander neu ein, auf Felder der Stadt oder des Hafens, jeden mit seiner Aktion. Felder, die dadurch leer wurden, geben ihren Bonus noch einmal; fremde Arbeiter bleiben stehen.',
  'NB-44':
    'Ein Arbeiter, den der Gasthof aus der Trankocherei holt, steht nicht mehr dort; dann landet nichts ohne Heuer an.',
  'NB-45':
    'Markt (1 Holz, 1 Nahrung, 1 Ziegel): Verkauf Waren, mindestens eine. Die erste jeder Sorte bringt das Doppelte: Holz 2 Dollar, Nahrung 2 Dollar, Ziegel 4 Dollar.',
  'NB-46':
    'Postamt (2 Holz, 1 Ziegel): Wem es gehört, der bekommt an jedem Rundenende 2 Dollar. Seine Aktion holt es in dein Viertel, für den fälligen Dollar und sonst nichts. Wem es schon gehört, der kann es nicht benutzen.',
  'NB-47': 'Kontor (3 Holz, 2 Nahrung): am Ende 1 Punkt für je zwei Glattwale, die du angelandet hast.',
  'NB-48': 'Villa (4 Holz, 10 Dollar): 4 Punkte.',
  'NB-49':
    'Gemeindeverwaltung (4 Nahrung, 4 Ziegel): 1 Punkt für je zwei deiner Gebäude, sie selbst mitgezählt.',
  'NB-50': 'Seemannskirche (5 Holz, 5 Ziegel): 5 Punkte.',
  'NB-51': 'Siegpunktgebäude haben kein Feld für einen Arbeiter.',
  'NB-52':
    'Ein Gebäude gehört dem, der es baut, und du darfst beliebig viele haben. Seine Aktion steht von da an allen offen, auch noch in derselben Runde.',
  'NB-53':
    'Bis Feld 1, 2, 3, 4, 5, 6 auszulaufen kostet mit dem Bonus der Stadtpier 0, 1, 2, 3, 4, 5 Nahrung und am Kai 1, 1, 2, 2, 3, 3. Der Kai hat diesen Bonus nie, und ein Arbeiter auf Kai oder Trockendock nimmt niemandem einen Bonus weg.',
  'NB-54':
    'Das Trockendock bringt ein Schiff von zu Hause gleich auf die Fangleiste. Schiff, Holz und Nahrung müssen alle da sein; Holz oder Nahrung kann der eine Kauf liefern.',
  'NB-55':
    'Für den Leuchtturm brauchst du ein Schiff auf einem der Felder 0 bis 5, vor dem weiter draußen ein Platz frei ist.',
  'NB-56':
    'Das Gericht streicht zwei Waren vom gedruckten Preis, welche du willst, nie Geld: Die Villa kostet dann 2 Holz und 10 Dollar. Der Bonus des Rathauses kommt nie dazu.',
  'NB-57':
    'Für die Taverne zählt, was ausliegt, wenn der Arbeiter kommt: in Runde 1 nichts, und nichts nach einem Walfang, bei dem nicht gezogen wurde. Bei zwei oder mehr leeren Seen wählst du, ob du eine oder zwei entfernst.',
  'NB-58':
    'Das Postamt kann schon in der Runde umziehen, in der es gebaut wurde, aber wie jedes Gebäude nur einmal je Runde benutzt werden; der Dollar geht an den, den es verlässt.',
  'NB-59': 'Die 2 Dollar des Postamts bekommt, wem es am Rundenende gehört, auch in Runde 12.',
  'NB-60':
    'Alle Schiffe auf der Fangleiste, auch neue, fahren ein Feld auf die Heimkehr zu, die der Küste nächsten zuerst; ihre Reihenfolge bleibt.',
  'NB-61':
    'Sind alle gefahren, werden die Schiffe in der Heimkehr eines nach dem anderen und ganz abgehandelt, in der Reihenfolge, in der sie Wale gewählt haben.',
  'NB-62':
    'Für jeden Wal an Bord zahlst du die Heuer in den Vorrat und behältst ihn, oder du verkaufst ihn. Ein verkaufter Wal bringt sofort die halbe Heuer, und mit diesem Geld darfst du andere bezahlen. Was du nicht bezahlst, musst du verkaufen; verkaufen darfst du beliebig viele.',
  'NB-63':
    'Dann kaufen die anderen, im Uhrzeigersinn vom Verkäufer aus, je einen verkauften Wal für die volle Heuer, die in den Vorrat geht, oder passen; reihum, bis alle gekauft sind oder alle anderen nacheinander gepasst haben. Wer passt, darf später wieder kaufen. Wer verkauft hat, kauft weder zurück noch kann er etwas verhindern.',
  'NB-64': 'Verkaufte Wale, die niemand kauft, verlassen das Spiel.',
  'NB-65': 'Danach kommt das Schiff nach Hause zu seinem Besitzer.',
  'NB-66':
    'Wessen Arbeiter in der Trankocherei steht, wählt, welchem eigenen Schiff sie dient und wie viele Glattwale, bis zu drei, ohne Heuer anlanden.',
  'NB-67':
    'Wem ein heimkehrendes Schiff gehört, der nennt zuerst die Wale, die er verkauft, und nimmt ihre halbe Heuer; dann zahlt er die Heuer der übrigen, wofür das Geld reichen muss; danach kaufen die anderen. Ein Schiff ohne Wale kommt gleich nach Hause.',
  'NB-68':
    'Die halbe Heuer kommt aus dem Vorrat, und wer kauft, zahlt in den Vorrat: Wer verkauft, hat nichts davon, ob jemand kauft.',
  'NB-69':
    'Wer keinen der angebotenen Wale bezahlen kann, passt, ohne gefragt zu werden. Ein gekaufter Wal ist sofort angelandet und zählt voll; keine Trankocherei senkt seine Heuer.',
  'NB-70':
    'Der Walfang beginnt damit, dass alle ausliegenden Plättchen in den Beutel zurückkommen. Ist ein Schiff auf der Fangleiste, wird ein Plättchen gezogen und für jedes Schiff dort noch eines, oder so viele, wie der Beutel hat. Ohne Schiff wird nichts gezogen.',
  'NB-71':
    'Die Schiffe wählen der Reihe nach: das am weitesten draußen zuerst, auf einem Feld nach dem Platz. Der Besitzer holt einen Wal auf dieses Schiff oder keinen. Eine leere See kann man nicht nehmen; der Laderaum hat keine Grenze.',
  'NB-72': 'Was nicht genommen wird, liegt bis zum nächsten Walfang aus.',
  'NB-73':
    'Trankocherei, erste Auflage: Wenn in der Fahrt dieser Runde eines deiner Schiffe heimkehrt, entscheidest du, ob es das richtige ist. Bis zu 3 seiner Glattwale behältst du ohne Heuer, die übrigen werden bezahlt oder verkauft. Ungenutzt verfällt es.',
  'NB-74':
    'Trankocherei, zweite Auflage: Du wählst eines deiner Schiffe auf der Fangleiste und 1 bis 3 seiner Glattwale; sie sind sofort angelandet.',
  'NB-75':
    'Schiffe, die zusammen heimkehren, kommen alle von Feld 0; sie werden in der Reihenfolge ihrer Plätze dort abgehandelt.',
  'NB-76':
    'Der Gasthof wirkt einmal, nach dem letzten Einsetzen der Aktionsphase und bevor ein Schiff fährt. Der Dollar für ihn wird, wo er fällig ist, bezahlt, wenn der Arbeiter hingeht.',
  'NB-77':
    'In diesem Augenblick muss sein Gast alle eigenen Arbeiter zurücknehmen, auch den im Gasthof, bevor er einen einsetzt. Was sie getan haben, bleibt getan, was sie bezahlt haben, bleibt bezahlt, und verlassene Gebäude bleiben benutzt.',
  'NB-78':
    'Sie werden nacheinander eingesetzt, jeder ganz gewöhnlich, mit gewöhnlichen Kosten und einem Kauf. Beide dürfen auf dasselbe Feld, auch auf ein eben verlassenes.',
  'NB-80':
    'Rundenende: Das Steuer geht nach links weiter, der Rundenmarker rückt vor, die Arbeiter gehen nach Hause, das Postamt zahlt.',
  'NB-81':
    'Nach Runde 12, ihren Walfang eingeschlossen, folgt eine Fahrt auf die andere, bis das letzte Schiff zu Hause ist.',
  'NB-82':
    'Punkte: die angelandeten Wale; 1 für jedes deiner Gebäude; was Siegpunktgebäude dazugeben; 1 für je volle 5 Dollar. Waren und Wale, die noch an Bord sind, zählen nichts.',
  'NB-83':
    'Bei Gleichstand gewinnt, wer mehr Wale hat, dann, wer über die vollen Fünfer hinaus mehr Geld hat; sonst wird der Sieg geteilt.',
  'NB-84':
    'Runde 12 hat ihr ganzes Rundenende mit der Zahlung des Postamts, bevor die letzten Schiffe heimkehren.',
  'NB-85':
    'Bei den letzten Heimfahrten fahren die Schiffe und werden abgehandelt wie immer, mit Heuer, Verkauf und Kauf; dazwischen gibt es keinen Walfang, kein Rundenende und keine Aktion außer der des Schiffbrüchigen.',
  'NB-86':
    'Bei den letzten Heimfahrten gibt die Trankocherei der ersten Auflage nichts, denn dort steht kein Arbeiter mehr, es sei denn, der Schiffbrüchige oder der Sarg bringt einen hin.',
  'NB-87':
    'Kontor und Gemeindeverwaltung zählen nur volle Paare. Das Kontor zählt jeden Glattwal, den sein Besitzer angelandet hat, auch gekaufte.',
  'NB-88': 'Bei Gleichstand zählt die Zahl der Wale, ganz gleich, welche es sind, auch gekaufte.',
  'NB-90':
    'Verborgen ist nur, in welcher Reihenfolge der Beutel seine Plättchen hergibt; was in ihm ist, wissen alle.',
  'NB-91': 'Waren, die du beim Einsetzen kaufst, darf dessen Aktion gleich wieder verkaufen.',
  'NB-92':
    'Am Anleger dürfen beliebig viele Schiffe liegen, ohne Reihenfolge; liegen beide dort, wählst du, welches ausläuft.',
  'LO-01':
    'Vier Kapitäne: Starbuck, der alles gut kann; Stubb, der Baumeister; Flask, der Walfänger; Ahab, den niemand durchschaut. Allein trittst du gegen einen bis drei an; zu zweit oder dritt dürft ihr welche dazunehmen, bis vier Plätze besetzt sind.',
  'LO-02':
    'Die Gebäude für die Zahl der Plätze, Kapitäne mitgezählt, werden in zufälliger Reihe ausgelegt; in ihr suchen Kapitäne ihre Gebäude. Die Turner-Mühle darf dazukommen; sie bauen nur Menschen.',
  'LO-03': 'Der Beutel wird für die Zahl der Plätze gefüllt. Kapitäne haben weder Waren noch Geld.',
  'LO-04':
    'Der Marker eines Kapitäns beginnt auf dem linken Kurs seines Steuerrads und geht um einen Wurf des Kurswürfels im Uhrzeigersinn weiter; der zeigt 1, 1, 1, 2, 2, 3.',
  'LO-05':
    'Das Steuer hat immer ein Kapitän. Mehrere wechseln sich darin ab, dann folgen die anderen Kapitäne, zuletzt die Menschen. Bei einem Kapitän wechseln sich die Menschen darin ab, wer nach ihm kommt. Bei zwei Kapitänen und zwei Menschen kommt zuerst, wer den ersten Kapitän führt.',
  'LO-06':
    'Der Zug eines Kapitäns: würfeln, den Marker setzen, diesen Kurs verfolgen. Die zwei Kurse der Runde 12 stehen fest auf seiner Tafel. Ein Kurs mit zwei Aktionen wechselt nach einer aufgedruckten Runde. Ein Steuerrad hat acht Kurse.',
  'LO-07':
    'Seine Befehle sind eine Liste: eigene Gebäude, fremde Gebäude, die Stadt, ein Gebäude mit Namen, ein anderer Kurs. Er liest sie der Reihe nach, bis etwas passt, und dorthin geht sein Arbeiter. Wechselt er den Kurs, bleibt der Marker liegen.',
  'LO-08':
    'Ein Kapitän zahlt und nimmt weder Waren noch Geld. Benutzt er das Gebäude eines Menschen, nimmt dieser 1 Dollar aus dem Vorrat; ein Mensch, der seines benutzt, zahlt 1 Dollar in den Vorrat.',
  'LO-09':
    'Passen am selben Ort mehrere Felder, nimmt er das mit den meisten Waren, dem meisten Geld oder der größten Ersparnis; sind sie gleich, eher das eines anderen Kapitäns als das eines Menschen; sonst wählt ein Mensch.',
  'LO-10':
    'Kurse: Holz, Nahrung, Ziegel (alles, was mindestens eines davon bringt), Geld, Ausrüsten, Auslaufen, Ausrüsten und Auslaufen (erst ausrüsten, wenn es geht), Gebäude, Siegpunktgebäude.',
  'LO-11':
    'Was ihm Aktionen für Geld wert sind: Bank, Taverne, Trankocherei und Böttcherei werden ausgerechnet; Markt 6 Dollar, Sägemühle 5, Schiffskrämerei 4, Postamt nichts.',
  'LO-12':
    'Er baut das erste Gebäude der Reihe, das in seinem Plan steht, und Siegpunktgebäude in der Folge auf seiner Tafel.',
  'LO-13':
    'Ahab sucht unter eigenen und fremden Gebäuden zusammen das, was am meisten bringt oder spart, bei Gleichstand eines, das mehreres verbindet. Das Postamt benutzt er nur, solange es ihm nicht gehört.',
  'LO-14':
    'Ist Ahab seine Befehle zweimal vergeblich durchgegangen, zieht er einen Wal aus dem Beutel auf ein Schiff, wenn er kann. Sein Arbeiter wird nicht eingesetzt und tut in dieser Runde nichts.',
  'LO-15':
    'Das Schiff eines Kapitäns nimmt immer den wertvollsten Wal. Kehrt es heim, zählen seine Wale sofort, ohne Heuer.',
  'LO-16':
    'Ein Kapitän baut nicht mehr Gebäude und nimmt nicht mehr Wale, als seine Tafel erlaubt. Im Wettlauf bringt es die letzte Runde, wenn er beide Grenzen erreicht.',
  'LO-17': 'Ein Kapitän wertet Gebäude und Wale. Ein Mensch gewinnt nur mit mehr Punkten als jeder Kapitän.',
  'LO-18':
    'Turner-Mühle (2 Holz, 2 Nahrung): Tu noch einmal, was der Arbeiter eines Kapitäns zuletzt getan hat, zu den gewöhnlichen Kosten und 1 Dollar.',
  'LO-19':
    'Beispiel: Starbuck sucht Nahrung und besitzt nur den Kai, also geht er auf die Farm. Dann sucht er Geld: Weder seine Gebäude noch die Stadt noch die anderen haben welches; Gasthof und Leuchtturm sind nicht gebaut; Geld sucht er schon; also wechselt er den Kurs auf Holz und geht in den Wald.',
  'LO-20': 'Kapitäne haben kein Geld und kaufen keine Wale.',
  'LO-21':
    'Der erste Wurf bestimmt nur, wo der Marker beginnt. Für jeden Arbeiter wird eigens gewürfelt, wenn er eingesetzt wird; nach dem achten Kurs kommt der erste.',
  'LO-22':
    'In Runde 12 wird nicht gewürfelt, und der Marker bleibt liegen: Sein erster Arbeiter verfolgt den ersten der zwei festen Kurse, sein zweiter den zweiten. Passt nichts, gelten seine Befehle wie sonst.',
  'LO-23':
    'Von einem Kurs mit zwei Aktionen wird nur eine verfolgt: die erste bis zur aufgedruckten Runde, die zweite danach.',
  'LO-24':
    'Wechselt ein Befehl den Kurs, liest er seine Liste wieder von oben. Einen Kurs, den er in diesem Zug schon verfolgt hat, übergeht er.',
  'LO-25':
    'Passt nichts in der Liste, legt ein Kapitän, außer Ahab, diesen Arbeiter bis zum Ende der Runde beiseite.',
  'LO-26':
    'Ein Feld passt, wenn es dem Kurs dient und jemand mit genug Waren und Geld es jetzt ausführen könnte: gebaut und noch unbenutzt, ein Schiff, wo es sein muss, ein freier Platz auf der Fangleiste, eine leere See, die ausliegt, ein Gebäude zu bauen, eine Grenze nicht erreicht.',
  'LO-27':
    'Seine Stadt sind die fünf Stadtfelder, die Werft und die Stadtpier. Der Krämerladen passt zu keinem Kurs; darum gibt ihm kein Stadtfeld Geld.',
  'LO-28':
    'Bei Holz, Nahrung und Ziegeln vergleicht er, wie viele davon ein Feld gäbe, einen offenen Bonus mitgezählt, dann, wie viele Waren im Ganzen.',
  'LO-29':
    'Bank 5 Dollar; Taverne 4 oder 6; Böttcherei 1 für jeden Wal auf seinem vollsten Schiff; Trankocherei 2 für jeden Glattwal, höchstens drei, auf einem seiner Schiffe (erste Auflage: auf Feld 0). Was nichts wert ist, passt nicht.',
  'LO-30':
    'Ersparnis: beim Auslaufen die gesparte Nahrung auf dem Feld, das er nähme, beim Ausrüsten das Holz, beim Bauen die Waren. Das Trockendock spart nichts.',
  'LO-31':
    'Er nimmt Schiff 1 vor Schiff 2 und läuft auf das äußerste Feld aus, das seine Tafel erlaubt und das einen freien Platz hat. Für den Leuchtturm gilt diese Grenze nicht.',
  'LO-32':
    'Zum Ausrüsten braucht er ein Schiff zu Hause, für Stadtpier und Kai eines am Anleger. Das Trockendock dient „Ausrüsten“ wie „Auslaufen“, wenn er ein Schiff zu Hause und ein Feld dafür hat.',
  'LO-33':
    '„Ausrüsten und Auslaufen“ heißt ausrüsten, solange er ein Schiff zu Hause hat, sonst auslaufen. Nur das Trockendock tut beides mit einem Arbeiter.',
  'LO-34':
    'Mit Rathaus oder Gericht baut er dasselbe: das erste ungebaute Gebäude mit einer Aktion aus der Reihe, das in seinem Plan steht, oder das erste ungebaute seiner Siegpunktgebäude.',
  'LO-35':
    'Seine Grenze an Gebäuden zählt, was er gerade besitzt. Ist sie erreicht, passt nichts, was baut; das Postamt zu holen ist kein Bauen und steht ihm offen, und verliert er es, ist wieder Raum.',
  'LO-36':
    'Seine Grenze an Walen zählt die an Bord und die angelandeten. Ist sie erreicht, nehmen seine Schiffe keine mehr, zählen aber beim Ziehen mit, und er rüstet weiter aus und läuft aus.',
  'LO-37':
    'Sein Arbeiter belegt ein Feld wie der eines Menschen: Ein Gebäude ist benutzt, und ein Stadtfeld ist nicht mehr leer.',
  'LO-38':
    'Der Dollar fällt nur zwischen einem Menschen und einem Kapitän an. Ein Postamt im Viertel eines Kapitäns zahlt niemandem.',
  'LO-39':
    'Ein Gebäude, das seine Befehle nennen, passt bei jedem Kurs, wenn sich seine Aktion ausführen lässt: der Gasthof immer, der Leuchtturm mit einem Schiff, das weiter hinauskann, der Kai mit einem, das auslaufen kann, das Gericht mit einem Gebäude zu bauen, das Postamt, wenn es ihm nicht gehört. Gasthof, Leuchtturm und Postamt passen nur mit Namen, die Turner-Mühle nie.',
  'LO-40':
    'Ein Kapitän im Gasthof nimmt seine Arbeiter zurück, wenn es so weit ist, aber keinen beiseitegelegten, und macht mit jedem einen Zug, in dem er nur „die Stadt“ und Kurswechsel liest.',
  'LO-41':
    'Mit dem Leuchtturm schickt er das äußerste Schiff weiter, das noch hinauskann, auf einem Feld das mit dem vorderen Platz.',
  'LO-42':
    'Mit der Taverne entfernt er zwei leere Seen oder die einzige. Mit der Trankocherei der zweiten Auflage landet er bis zu drei Glattwale des Schiffes an, das am meisten hat. Andere Aktionen für Waren oder Geld belegen nur ihr Feld.',
  'LO-43':
    'Ahab vergleicht nur Gebäude, die zum Kurs passen, nach allen Waren, Geld oder Ersparnis; dann nach der Zahl der Warensorten oder Aktionen; dann sein eigenes, das eines anderen Kapitäns, das eines Menschen; sonst wählt ein Mensch.',
  'LO-44':
    'Ahabs Liste endet mit dem nächsten Kurs auf seinem Steuerrad. Als letzter Ausweg wird gezogen, bis ein Wal kommt; die leeren Seen kommen zurück, und der Wal geht auf das seiner Schiffe, das zuerst wählt. Ohne Schiff auf See, ohne Wal im Beutel oder an seiner Grenze wird nichts gezogen.',
  'LO-45':
    'Eine Wahl, die seine Tafel offenlässt, trifft der Mensch, der in dieser Runde zuerst an der Reihe ist.',
  'LO-46':
    'Der erste Kapitän und der erste der Menschen werden gelost; beides geht jede Runde im Uhrzeigersinn weiter. Zwei und zwei: Der erste Mensch führt den ersten Kapitän, und die Menschen folgen wie in LO-05.',
  'LO-47': 'Am wertvollsten heißt: mit den meisten Punkten.',
  'LO-48':
    'Ein Kapitän wertet seine angelandeten Wale, 1 für jedes Gebäude und was seine Siegpunktgebäude dazugeben; nichts für Geld. Auch seine Schiffe kehren am Ende heim.',
  'LO-49':
    'Ein Mensch, der mit einem Kapitän gleichauf liegt, ist hinter ihm. Hat der beste Mensch mehr als jeder Kapitän, entscheidet sich ein Gleichstand unter Menschen wie sonst; andernfalls gewinnt der beste Kapitän, gleiche gemeinsam.',
  'LO-50':
    'Die Turner-Mühle wiederholt das Feld, auf das in dieser Runde zuletzt ein Kapitän einen Arbeiter gesetzt hat; ein beiseitegelegter zählt nicht. Gibt es keines, kann sie nicht gewählt werden.',
  'LO-51':
    'In der Mühle führst du diese Aktion ohne Bonus aus, auch wenn das Gebäude benutzt ist, zu den gewöhnlichen Kosten und 1 Dollar in den Vorrat. Wem das wiederholte Gebäude gehört, der bekommt nichts; wem die Mühle gehört, der wird bezahlt wie bei jedem Gebäude.',
  'LO-52':
    'Du musst die wiederholte Aktion so ausführen können, als stündest du dort. Eine wiederholte Trankocherei gilt auch für dich; ein wiederholter Gasthof kommt nach dem des Kapitäns.',
  'LO-53':
    'Wettlauf: Hat bis zum zehnten Rundenende ein Kapitän beide Grenzen erreicht, kommt als Nächstes Runde 12. Mit Kapitänen ohne Grenzen geht das nicht zusammen.',
  'WW-01':
    'Vier Plättchen: Weißer Wal, Blauwal, Schiffbrüchiger, Ambra; von jedem, das mitspielt, kommt eines in den Beutel.',
  'WW-02': 'Mit dem Blauwal bleiben 2 Glattwale und 2 Grönlandwale zu Beginn aus dem Beutel.',
  'WW-03': 'Mit dem Logbuch zählt jedes dieser Plättchen, das jemand hat, als Seite.',
  'WW-04': 'Sie werden im Walfang genommen wie Wale.',
  'WW-10':
    'Weißer Wal, 4 Punkte: Das Schiff, das ihn nimmt, ist zerstört. Es kommt zurück zu seinem Besitzer und kann neu ausgerüstet werden; der Weiße Wal ist sofort und ohne Heuer angelandet, alles andere an Bord verlässt das Spiel, auch Ambra und Schiffbrüchiger. Das ist keine Heimkehr: kein Geld für Ambra, keine Aktion des Schiffbrüchigen, keine Hafengebühren, keine Trankocherei. Schiffe hinter ihm rücken auf.',
  'WW-11':
    'Blauwal, 6 Punkte, 12 Dollar Heuer bei der Heimkehr. Von da an nimmt sein Schiff nichts mehr, auch keine Karte des Logbuchs, und kein Gebäude und keine Karte legt etwas dazu; beim Ziehen zählt es noch mit.',
  'WW-12':
    'Ambra: keine Punkte; 8 Dollar, wenn ihr Schiff heimkehrt, und damit darfst du Wale dieses Schiffes bezahlen.',
  'WW-13':
    'Schiffbrüchiger: keine Punkte; kehrt sein Schiff heim, darfst du ihn sofort wie einen Arbeiter einsetzen, dann oder nie. Es gilt alles wie für Arbeiter: der Kauf, die Aktion muss möglich sein, 1 Dollar für ein fremdes Gebäude. Ein in dieser Runde benutztes Gebäude ist belegt, auch wenn der Gasthof oder Mann über Bord den Arbeiter geholt hat; ein leeres Feld in der Stadt oder am Hafen gibt seinen Bonus. Er bleibt bis zum Rundenende stehen.',
  'WW-14':
    'Geld aus der Aktion des Schiffbrüchigen darf Wale dieses Schiffes bezahlen, und die Trankocherei gilt nur für dieses Schiff. Ausrüsten, Auslaufen und Fahren gehen nicht mit dem heimkehrenden Schiff, aber mit anderen, die in dieser Runde nicht heimkehren.',
  'WW-15':
    'Alle letzten Heimfahrten sind eine Phase. Ein Schiffbrüchiger, dessen Schiff noch draußen ist, handelt ganz zu Beginn, bevor das erste Schiff drankommt, und für alle Schiffe seines Besitzers: Sein Geld darf für jedes zahlen, und die Trankocherei darf einem davon dienen. Belegt ist nur das Feld vom Sarg. Alle Schiffe sind auf dem Heimweg: Werft, Stadtpier, Trockendock, Kai und Leuchtturm stehen nicht zur Wahl, und keine Karte bewegt ein Schiff oder bringt einen Wal an Bord. Ambra zahlt erst, wenn sein eigenes Schiff drankommt, also nicht für diese Aktion.',
  'WW-16':
    'Ambra und Schiffbrüchiger sind keine Wale und lassen sich nicht verkaufen; der Blauwal bringt 6 Dollar; der Weiße Wal kehrt nie auf einem Schiff heim.',
  'WW-17':
    'Weißer Wal und Blauwal zählen als Wale bei Gleichstand, der Blauwal auch in der Böttcherei; wo Glattwale, Grönlandwale oder Pottwale genannt sind, zählen sie nicht.',
  'WW-20':
    'Bleiben diese Plättchen liegen, kommen sie in den Beutel zurück wie die anderen. Ambra und Schiffbrüchiger bleiben nach der Heimkehr als Seiten bei ihrem Besitzer, genutzt oder nicht, und tun nichts mehr. Ein gekaufter Blauwal ist eine Seite dessen, der ihn kauft; was das Spiel verlässt, hat niemand.',
  'WW-21':
    'Ein heimkehrendes Schiff wird so abgehandelt: Die Ambra zahlt; der Schiffbrüchige wird eingesetzt und führt seine Aktion aus; Wale werden zum Verkauf genannt; Hafengebühren und Heuer werden bezahlt; die anderen kaufen; das Schiff kommt nach Hause. Ambra darf also die Aktion des Schiffbrüchigen bezahlen, und beide die Gebühr und die Heuer.',
  'WW-22':
    'Der Schiffbrüchige kann nicht in den Gasthof: Der nimmt Arbeiter auf, und bei der Heimkehr der Schiffe ist seine Zeit ohnehin vorbei. Postamt, Taverne, Rathaus, Bücherei und Versicherung gehen wie für Arbeiter. Wale, die noch an Bord des heimkehrenden Schiffes sind, zählen in der Böttcherei und können in der zweiten Auflage durch die Trankocherei anlanden.',
  'WW-23':
    'Ein Schiff mit dem Blauwal nimmt danach weder Weißen Wal noch Ambra noch Schiffbrüchigen. Mit der Bücherei darf es die Schlittenfahrt machen, ohne Grönlandwal, oder mit den Passatwinden fahren, aber nicht an der Walschule teilhaben; Ahabs letzter Ausweg geht auf sein anderes Schiff oder verfällt. Karten bewegen es und nehmen ihm andere Wale wie sonst.',
  'WW-24':
    'Das Schiff eines Kapitäns nimmt den Wal mit den meisten Punkten: Blauwal 6, Pottwal 4, Weißer Wal 4, Grönlandwal 2, Glattwal 1; den Pottwal vor dem Weißen. Ist der Weiße Wal der beste, nimmt er ihn und verliert die Ladung. Jeder zählt für seine Grenze. Ambra und Schiffbrüchigen nimmt er nie; bei Ahabs letztem Ausweg kommen all diese Plättchen zurück, und es wird weitergezogen.',
  'SL-01':
    'Zwei Stapel zu 16 Karten, Fügungen und Omen, getrennt gemischt; von jedem liegt die oberste offen.',
  'SL-02':
    'Im Walfang darf ein Schiff statt eines Wals eine der offenen Karten nehmen, auch wenn nur noch leere Seen ausliegen. Die nächste Karte dieses Stapels zeigt sich erst in der nächsten Runde.',
  'SL-03':
    'Am Rundenende kommen offene Karten, die niemand nahm, unter ihre Stapel, und die nächsten werden aufgedeckt.',
  'SL-04':
    'Eine genommene Karte liegt bei ihrem Besitzer; sie wirkt, wann sie es sagt: gleich, später einmal, die ganze Zeit oder am Ende. Man tut davon, so viel man kann.',
  'SL-05':
    'Spätere Karten haben ihre Zeit. Zu Beginn der Runde, vor dem ersten Arbeiter: Raffineriebrand, Würfel des Schicksals. In der Fahrt, bevor Schiffe fahren: Packeis, Riff, Taifun, Untergang der Essex. Im Walfang, nach dem Ziehen und vor der ersten Wahl, nie dazwischen: Im Ausguck, Ratten, Zertrümmertes Boot, Verbrannter Tran, Haie, Packeis, Treibeis. Gefragt wird einmal reihum, vom Platz mit dem Steuer an; wer dran ist, spielt beliebig viele Karten in beliebiger Folge, jede ganz vor der nächsten; niemand wird noch einmal gefragt. Wer nicht gefragt werden will, sagt es dem Tisch, für die Runde oder für eine Karte; die anderen hören ein Passen wie jedes andere.',
  'SL-06': 'Drei Gebäude kommen dazu: Bücherei, Versicherung, Zeitungshaus.',
  'SL-07':
    'Bücherei (1 Holz, 1 Nahrung): Nimm eine offene Karte des Logbuchs oder eine, die in früheren Runden aufgedeckt war und niemand nahm, als hätte ein Schiff sie genommen. Ohne Schiff auf See wirkt nichts, was ein Schiff betrifft.',
  'SL-08':
    'Versicherung (1 Holz, 1 Ziegel, 2 Dollar): Nimm 3 Dollar; solange dein Arbeiter dort steht, darfst du jede schlechte Wirkung des Logbuchs missachten.',
  'SL-09':
    'Zeitungshaus (2 Nahrung, 2 Holz): am Ende 1 Punkt für je 2 Seiten; auch Weißer Wal, Blauwal, Ambra und Schiffbrüchiger sind Seiten.',
  'SL-20': 'Einsame Insel: gleich 3 Holz und 3 Nahrung.',
  'SL-21':
    'Gestrandeter Wal: Nimm gleich einen oder zwei Glattwale aus dem Beutel und zahl dafür jetzt die Heuer.',
  'SL-22':
    'Der Sarg: Am Ende des Spiels setzt du noch einen eigenen Arbeiter ein, wie immer, mit Aktion und Kauf. Das geschieht nach dem Rundenende der Runde 12 und vor den letzten Heimfahrten, alle Felder sind leer; der Gasthof steht nicht zur Wahl. Der Arbeiter bleibt bis zum Schluss: Sein Feld ist für einen Schiffbrüchigen belegt, und Trankocherei (erste Auflage) und Versicherung gelten bei den letzten Heimfahrten. Wer den Sarg später nimmt, hat nichts davon.',
  'SL-23': 'Geldsegen: Nimm gleich 4 bis 8 Dollar; alle anderen nehmen 4 Dollar weniger als du.',
  'SL-24': 'Zeit zum Schnitzen: gleich 3 Dollar für jede leere See, die in dieser Runde gezogen wurde.',
  'SL-25':
    'Nachricht aus der Stadt: Du darfst gleich ein Gebäude mit einer Aktion bauen, zum gewöhnlichen Preis; kein Siegpunktgebäude, und ohne Arbeiter.',
  'SL-26':
    'Nantucket-Schlittenfahrt: Das Schiff fährt gleich rechts neben Feld 6 und nimmt einen Grönlandwal aus dem Beutel, wenn einer da ist. Bis zur Heimkehr fährt es neben den anderen her: Es gehört zu seinem Feld, belegt aber keinen der drei Plätze, hält niemanden auf und wird von keinem vollen Feld aufgehalten. Es fährt wie gewohnt weiter, als Nächstes auf Feld 5; anderes verschiebt nur sein Feld. In diesem Walfang wählt es nicht mehr, später nach allen anderen; unter heimkehrenden Schiffen kommt es zuletzt dran.',
  'SL-27':
    'Ruhige See: Einmal, wann immer du willst, hebst du alles auf, was dir ein Omen antut: Hafengebühren bis zum Ende des Spiels, jede andere Karte dieses eine Mal. Sie steht nur gegen das zur Wahl, was dich trifft. Einen einzelnen Schlag wendest du ab, bevor er dich trifft, vor jeder Wahl und Zahlung; was länger wirkt (Hafengebühren, Raffineriebrand, Würfel des Schicksals, Zertrümmertes Boot, Treibeis, Packeis im Walfang), bei jeder eigenen Entscheidung, solange es wirkt; wird dir etwas genommen, ohne dass du vorher etwas entscheidest, wie die Gebühr für ein Schiff ohne Wale, wirst du gefragt. Was geschehen ist, bleibt, andere bleiben getroffen, und nichts hilft gegen Ruhige See. Gegen Raffineriebrand: Dein geschlossenes Gebäude öffnet wieder, und die der anderen stehen dir offen.',
  'SL-28':
    'Golfstrom: Deine beiden Schiffe dürfen gleich bis zu zwei Felder weiter hinaus, auf den 1. Platz, in deiner Reihenfolge, so weit Platz ist.',
  'SL-29':
    'Buddelschiff: Stell gleich ein unbenutztes eigenes Schiff, das weder auf See noch am Anleger ist, für immer darauf: 2 Punkte am Ende. Hast du keines, geschieht nichts, auch später nicht.',
  'SL-30':
    'Passatwinde: Dieses Schiff darf gleich bis zu 3 Felder weiter hinaus, ohne andere zu verdrängen, und du darfst beliebig viel Holz und Nahrung für je 1 Dollar verkaufen.',
  'SL-31': 'Elmsfeuer: am Ende 1 Punkt für jeden Pottwal.',
  'SL-32':
    'Walschule: Zieh gleich aus dem Beutel, bis ein Wal kommt; er geht auf dieses Schiff, die anderen Plättchen kommen zurück. Weißer Wal, Blauwal, Ambra und Schiffbrüchiger werden so nicht genommen.',
  'SL-33':
    'Begegnung auf See: Eines deiner Schiffe fährt gleich dorthin, wo das andere ist; ist nur eines draußen, geschieht nichts.',
  'SL-34':
    'Anker lichten: Du darfst gleich ein Schiff für 2 Holz ausrüsten und ein ausgerüstetes für die gewöhnliche Nahrung auslaufen lassen.',
  'SL-35': 'Flaschenpost: am Ende 1 Punkt für je 2 Seiten, sie selbst und gebrauchte mitgezählt.',
  'SL-40':
    'Mann über Bord: Einer deiner Arbeiter, welcher du willst, geht gleich darauf; in der nächsten Runde fehlt er, danach ist er wieder da; 1 Punkt. Sein Feld ist wieder frei: Ein Gebäude gilt als unbenutzt, nur nicht für einen Schiffbrüchigen, und ein leeres Stadtfeld gibt seinen Bonus neu. Mit der Bücherei: der Arbeiter dort oder der andere; ist er noch nicht eingesetzt, fehlt er auch in dieser Runde. Ein Schiffbrüchiger kann nicht auf die Karte.',
  'SL-41':
    'Im Ausguck: Einmal, nach dem Ziehen, kommen alle gezogenen Glattwale in den Beutel zurück. 1 Punkt.',
  'SL-42':
    'Hafengebühren: Bis zum Ende des Spiels, die letzten Heimfahrten eingeschlossen, zahlt dir jedes heimkehrende Schiff der anderen 1 Dollar, den du sofort benutzen darfst. Er gehört mit der Heuer in eine Summe: Wale dieses Schiffes, die ihr Besitzer aussucht, müssen verkauft werden, bis das Geld für die Gebühr und die übrige Heuer reicht, auch einer, den die Trankocherei anlanden könnte. Ohne Geld und ohne Wal an Bord wird nichts bezahlt.',
  'SL-43':
    'Ratten: Einmal, im Walfang, geben alle anderen 1 Nahrung oder verlieren einen Glattwal von einem Schiff, der das Spiel verlässt; wer beides nicht hat, verliert nichts.',
  'SL-44':
    'Raffineriebrand: Einmal, zu Beginn einer Runde, wählst du von allen, die eines haben, ein gebautes Gebäude mit einer Aktion, auch ein eigenes und die der Kapitäne: Niemand kann es benutzen, auch kein Schiffbrüchiger, bis es am Rundenende wieder öffnet. Ein geschlossenes Postamt zahlt seine 2 Dollar trotzdem, kann aber nicht geholt werden.',
  'SL-45':
    'Würfel des Schicksals: Einmal, zu Beginn einer Runde, gibt es in dieser Runde keinen Bonus; danach 1 Punkt.',
  'SL-46':
    'Zertrümmertes Boot: Einmal, für einen Walfang, zahlen dir alle anderen 1 Holz für jeden Wal, den ein Schiff nimmt, auch für den Blauwal, oder dürfen ihn nicht nehmen; für Karten des Logbuchs, Weißen Wal, Ambra und Schiffbrüchigen nicht.',
  'SL-47':
    'Die Predigt: Einmal, sobald jemand die Seemannskirche baut, auch ein Kapitän, oder gleich, wenn sie steht: Alle anderen zahlen 1 Dollar in den Vorrat, wer keinen hat, keinen; dann nimmt, wem die Kirche gehört, 5 Dollar. Den Dollar zahlt ihr Besitzer auch, wenn er die Karte hat. Am Ende 1 Punkt, wenn dir die Kirche nicht gehört, auch wenn sie nie gebaut wurde. Ist sie nicht im Spiel, geschieht nichts, und es gibt keinen Punkt.',
  'SL-48':
    'Verbrannter Tran: Einmal, im Walfang, entfernen alle, auch du, einen Glattwal oder Grönlandwal von einem Schiff, wenn sie einen haben.',
  'SL-49':
    'Haie: Einmal, im Walfang, wird ein Plättchen mehr gezogen, und dann verlässt der wertvollste gezogene Wal das Spiel; den Blauwal kann es treffen, Weißen Wal, Schiffbrüchigen und Ambra nicht.',
  'SL-50':
    'Packeis: Einmal, entweder im Walfang: Schiffe auf 4, 5 und 6 nehmen keinen Wal; oder in der Fahrt: Schiffe auf 4, 5 und 6 fahren nicht.',
  'SL-51': 'Riff: Einmal, in der Fahrt, zahlen alle 1 Holz oder ein Schiff fährt 1 Feld heimwärts.',
  'SL-52': 'Treibeis: Einmal, im Walfang, nimmt niemand von den anderen einen Grönlandwal.',
  'SL-53': 'Taifun: Einmal, in der Fahrt, fährt bei allen ein Schiff 1 Feld heimwärts.',
  'SL-54':
    'Mastbruch: Zahl gleich 3 Holz, oder eines deiner Schiffe kehrt heim; 1 Punkt in jedem Fall. Gemeint ist irgendein eigenes Schiff auf Feld 0 bis 6; es kehrt sofort ganz gewöhnlich heim, mit Ambra, Schiffbrüchigem, Gebühr, Heuer und Verkauf, auch mitten im Wählen; hat es noch nicht gewählt, entfällt das. Ist nur eines davon möglich, gilt das; keines: nichts.',
  'SL-55':
    'Untergang der Essex: Einmal, in der Fahrt, zahlen alle anderen 1 Nahrung oder ein Schiff fährt 1 Feld heimwärts.',
  'SL-60':
    'Kommen sich Fahrten in die Quere, fährt zuerst das Schiff, das in Fahrtrichtung am weitesten ist; hinaus vor heimwärts; weite vor kurzer Fahrt.',
  'SL-61': 'Nie weiter hinaus als Feld 6, nie weiter heim als bis zur Heimkehr; wer dort ist, bleibt dort.',
  'SL-62':
    'Ist das Ziel voll oder gesperrt, fährt das Schiff so weit es geht; nichts wird für später aufgehoben.',
  'SL-70':
    'Jede Karte gibt es einmal, also nie zwei Besitzer. Jedes Rundenende deckt auf, auch das zwölfte: höchstens 13 von 16 Karten; so geht kein Stapel zu Ende, und keine Karte, die darunter kam, erscheint wieder. Eine offene Karte, die mit der Bücherei genommen wurde, wird erst am Rundenende ersetzt.',
  'SL-71':
    'Die Reihenfolge beim Wählen steht fest, wenn die Zeit für Karten im Walfang vorbei ist. Jedes Schiff ist dann einmal dran: ein Plättchen, eine offene Karte oder nichts; zwei Schiffe desselben Besitzers dürfen beide Karten nehmen. Ein Schiff, das eine Karte bewegt, bleibt an seiner Stelle dran, ein eben erst ausgelaufenes nicht, eines, das die Fangleiste verließ, auch nicht.',
  'SL-72':
    'Eine Karte darf ab der nächsten passenden Zeit gespielt werden, und nur, wenn sie mindestens jemanden, ein Schiff, ein Gebäude oder ein Plättchen träfe (Würfel des Schicksals immer; Haie nur, wenn gezogen wurde). Eine Karte, von der nichts als Schaden für ihren Besitzer kommen kann, wird nicht angeboten: Verbrannter Tran, oder das Packeis im Walfang, wenn es nur einen Besitzer ohne Versicherung träfe. Die Zeit im Walfang gibt es auch, wenn nicht gezogen wurde (Ratten). Bei den letzten Heimfahrten gibt es keine. Nehmen darf man jede Karte, auch eine, die nichts bewirkt.',
  'SL-73':
    'Wer getroffen ist, wählt selbst, was er zahlt, welches Schiff und welchen Wal, reihum vom Platz mit dem Steuer an. Ist nur eines möglich, gilt das (wer kein Schiff auf See hat, zahlt Holz oder Nahrung); sonst nichts. Auf See heißt auf den Feldern 0 bis 6: Schiffe zu Hause, am Anleger oder in der Heimkehr trifft es nie.',
  'SL-74':
    'Versicherung und Ruhige See helfen gegen das, was diese Karten einem selbst antun, auch die eigenen: Mann über Bord, Hafengebühren, Ratten, Zertrümmertes Boot, der Dollar der Predigt, Verbrannter Tran, Packeis, Riff, Treibeis, Taifun, Mastbruch, Untergang der Essex, und gegen das, was die Runde über wirkt, Raffineriebrand und Würfel des Schicksals: Steht dein Arbeiter in der Versicherung, darfst du danach in dieser Runde geschlossene Gebäude benutzen, eigene und fremde, und Boni nehmen. Gegen Im Ausguck, Haie und Fügungen hilft keines. Punkte einer abgewendeten Karte bleiben.',
  'SL-75':
    'Die Versicherung schützt den, dessen Arbeiter dort steht, wem immer sie gehört, auch mit dem Schiffbrüchigen oder dem Arbeiter vom Sarg, bis zum Rundenende oder bis Gasthof oder Mann über Bord ihn wegholt. Gebühren und Verbote gelten dann einfach nicht; vor einem Verlust, einer Fahrt oder wenn Packeis in der Fahrt Schiffe festhält (einmal für alle auf 4 bis 6), wirst du gefragt: missachten oder hinnehmen. Eine Karte, die nur dich selbst trifft, kannst du also versichert spielen.',
  'SL-76':
    'In der Bücherei wählt kein Schiff: Für Schlittenfahrt, Passatwinde und Walschule nennst du ein eigenes Schiff auf See; ohne eines bleibt nur der Verkauf der Passatwinde. Zeit zum Schnitzen zählt nur, was in dieser Runde gezogen wurde: vor dem Ziehen 0 Dollar.',
  'SL-77':
    'Golfstrom und Passatwinde: Du nennst eine Strecke bis zur größten, höchstens bis Feld 6; statt eines vollen Feldes gilt das nächste freie davor, volle Felder dazwischen werden überfahren; ist keines frei, bleibt das Schiff. Mit dem Golfstrom auf den 1. Platz wie beim Leuchtturm; Passatwinde, Begegnung auf See und Fahrten heimwärts führen hinter die, die dort liegen. Wo ein Schiff wegfährt, rücken die hinteren auf.',
  'SL-78':
    'Riff, Taifun, Untergang der Essex: Erst wählen alle Getroffenen; dann wird gezahlt, und die gewählten Schiffe fahren, die der Küste nächsten zuerst. Ist das nächste Feld in dem Augenblick voll, bleibt das Schiff, und nichts wird stattdessen gezahlt. Die gewöhnliche Fahrt folgt und bewegt auch diese Schiffe.',
  'SL-79':
    'Ein Schiff, das eine Karte in die Heimkehr bringt, wartet dort und wird mit denen abgehandelt, die in der Fahrt dieser Runde ankommen. In der Heimkehr ist Platz für alle. Sie kommen dran, wie sie zu Beginn der Fahrt lagen: am weitesten draußen zuerst, dann nach dem Platz.',
  'SL-80':
    'Packeis gilt für die Schiffe aller, auch deine. Im Walfang: Ein Schiff, das auf 4, 5 oder 6 an der Reihe ist, nimmt keinen Wal, auch nicht Weißen Wal und Blauwal, aber eine Karte, Ambra oder den Schiffbrüchigen. In der Fahrt: Sobald es gespielt ist, bewegen sich Schiffe auf 4, 5 oder 6 in dieser Phase nicht mehr, weder durch andere Karten noch in der gewöhnlichen Fahrt, und für solche Karten kann man sie nicht wählen. Ein geschütztes Schiff fährt, wenn das nächste Feld nicht voll ist.',
  'SL-81':
    'Treibeis und Packeis gelten nur für das, was ein Schiff aus den gezogenen Plättchen wählt. Zertrümmertes Boot gilt für jeden Wal, den ein anderer in dieser Phase an Bord bringt, also auch durch Walschule oder Schlittenfahrt: 1 Holz an seinen Besitzer, oder der Wal bleibt weg, und das wird entschieden, bevor etwas gezogen wird. Die Karte darf man trotzdem nehmen.',
  'SL-82':
    'Haie: nach Punkten (Blauwal 6, Pottwal 4, Grönlandwal 2, Glattwal 1) unter allem, was dann ausliegt, das zusätzliche Plättchen mitgezählt; ist der Beutel leer, kommt keines dazu; liegt kein solcher Wal aus, geht keiner. Haie und Im Ausguck wirken, wie sie gespielt werden; was weg ist, wird nicht ersetzt.',
  'SL-83':
    'Walschule nimmt den ersten Glattwal, Grönlandwal oder Pottwal; alle anderen Plättchen, auch Weißer Wal und Blauwal, kommen zurück; ist kein solcher Wal im Beutel, geschieht nichts. Gestrandeter Wal: einer oder zwei, mindestens einer, wenn der Beutel einen hat und du 2 Dollar; sie sind sofort angelandet.',
  'SL-84':
    'Begegnung auf See und Buddelschiff müssen ausgeführt werden, wenn es geht. Bei der Begegnung wählst du, welches Schiff zum anderen fährt, hinaus oder heimwärts; ist das Feld dort voll, fährt es so weit es geht, auf das freie Feld, das dem anderen Schiff auf seiner Seite am nächsten ist. Sind beide auf einem Feld, geschieht nichts.',
  'SL-85':
    'Bei Anker lichten und Nachricht aus der Stadt wird kein Arbeiter eingesetzt: kein Bonus, kein Kauf. Anker lichten: erst ausrüsten, dann auslaufen, auch das eben ausgerüstete Schiff.',
  'SL-86':
    'Würfel des Schicksals: Der Bonus aller sieben Felder in der Stadt und am Hafen entfällt, für Arbeiter, beim Gasthof und für einen Schiffbrüchigen dieser Runde; Gericht und Kai sparen weiter.',
  'SL-87':
    'Kapitäne nehmen keine Karten des Logbuchs, haben keine und wenden keine ab; „andere“ und „alle“ schließt sie ein, auch allein. Wo man zahlt oder leidet (Ratten, Riff, Untergang der Essex), leiden sie. Bei Hafengebühren und Zertrümmertem Boot kommt der Dollar oder das Holz aus dem Vorrat. Bei Predigt und Geldsegen zahlen und nehmen sie nichts. Alles andere gilt auch für sie; ein Kapitän verliert den billigsten Wal, der passt, und bewegt das Schiff, das der Küste am nächsten ist (bei gleichen das, das zuletzt wählt).',
  'SL-88':
    'Für einen Kapitän ist die Versicherung eine Aktion für 3 Dollar, und solange sein Arbeiter dort ist, missachtet er alles aus SL-74; die Bücherei passt zu keinem Kurs; das Zeitungshaus ist das letzte seiner Siegpunktgebäude und zählt seine besonderen Plättchen.',
  'SL-89':
    'Seiten sind alle Karten des Logbuchs, die du hast, gespielt oder nicht, auch Ruhige See, und die Plättchen Weißer Wal, Blauwal, Ambra und Schiffbrüchiger. Zeitungshaus und Flaschenpost zählen sie je alle, abgerundet. Punkte von Karten zählen erst am Ende, Würfel des Schicksals nur, wenn gespielt. Bei Gleichstand zählen weder Seiten noch Ambra noch Schiffbrüchiger.',
}
