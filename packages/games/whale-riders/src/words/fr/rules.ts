import type { RuleTexts } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

/** Every rule in our own words. */
export const rules: RuleTexts<typeof RULES> = {
  'WR-01': 'Whale Riders se joue de deux à six joueurs.',
  'WR-02':
    'Huit ports se suivent en ligne : Soleil, Espadon, Raie, Oursin, Mouette, Hippocampe, Corail, Homard. Chaque port après le Port du Soleil a quatre cases pour des tuiles. Un port peut accueillir autant de cavaliers qu’on veut. L’ordre de la Mouette, de l’Hippocampe et du Corail est reconstitué.',
  'WR-03': 'La case voisine du symbole du port ne coûte rien, chaque case plus éloignée une pièce de plus.',
  'WR-04':
    'Tous les cavaliers partent du Port du Soleil, à l’aller ; être sur le port ou au-dessous ne fait aucune différence. Un cavalier qui n’est pas parti n’est pas revenu.',
  'WR-05':
    'Le Port du Soleil contient les sept tuiles de perles de départ, en colonne : au plus près du soleil quatre à 1 perle, puis deux à 2, puis une à 3. Une tempête de neige est imprimée sur sa première case ; elles coûtent donc de 1 à 7 pièces.',
  'WR-06':
    'Il y a 92 tuiles : viande, algues, poteries et coquillages avec 1, 2 ou 3 symboles, cristaux et perles avec 1 ou 2. Une tuile ne montre qu’une sorte de chose. Leur répartition est reconstituée.',
  'WR-07': 'Des 24 tempêtes de neige, 0, 2, 4, 6 ou 8 restent dans la boîte à 2, 3, 4, 5 ou 6 joueurs.',
  'WR-08':
    'Au début, le sac ne contient aucune tempête de neige. On en remplit les cases une à une, de l’Espadon au Homard et, dans chaque port, du symbole vers le large. À l’Espadon, à la Raie et à l’Oursin, une tuile à 2 perles, 2 cristaux ou 3 marchandises est remise dans le sac et l’on tire à nouveau pour la même case, si bien que toute tuile permise y a la même chance.',
  'WR-09': 'Quand toutes les cases sont remplies, les tempêtes de neige de la partie vont dans le sac.',
  'WR-10':
    'Les 52 cartes Contrat sont mélangées et chaque joueur en reçoit trois, qu’il cache aux autres jusqu’à ce qu’elles soient honorées. Ce que les cartes demandent et rapportent est reconstitué.',
  'WR-11': 'Chacun commence avec 3 pièces. Les pièces de la boîte ne sont pas une limite.',
  'WR-12': 'Le premier joueur est tiré au sort ; on joue ensuite dans le sens des aiguilles d’une montre.',
  'WR-13':
    'Les éditions diffèrent par les pièces de la boîte, le nombre de décrets, un décret, le prix de la Bonne affaire et l’Alchimiste. Sans les variantes, c’est le même jeu.',
  'WR-20':
    'Un tour compte exactement deux actions, la même deux fois si l’on veut : avancer, acheter une tuile, prendre une pièce, défausser des contrats, honorer des contrats.',
  'WR-21':
    'Avancer : votre cavalier avance d’un port vers le Port du Homard. Là, il fait demi-tour et va désormais de port en port vers le Port du Soleil, jamais dans l’autre sens : 14 déplacements en tout.',
  'WR-22': 'Un cavalier de retour au Port du Soleil ne peut plus avancer.',
  'WR-23':
    'Acheter : prenez une tuile au port de votre cavalier pour le prix de la case où elle se trouve, si vous avez les pièces. Elles vont à la réserve ; la tuile est posée devant vous, face visible.',
  'WR-24': 'Les tempêtes de neige ne s’achètent pas.',
  'WR-25':
    'Le vide laissé par un achat reste ouvert jusqu’à la fin du tour : une deuxième tuile achetée dans le même tour coûte le prix de sa propre case.',
  'WR-26': 'Seul un cavalier de retour peut acheter les perles de départ du Port du Soleil.',
  'WR-27': 'Prendre une pièce : 1 pièce de la réserve. C’est toujours possible.',
  'WR-28':
    'Défausser des contrats : posez une ou plusieurs cartes de votre main sur la défausse, face visible. Les nouvelles arrivent à la fin du tour.',
  'WR-29':
    'Honorer des contrats : en une action, vous honorez autant de contrats de votre main que vous voulez, au moins un. Chaque carte se paie à part ; ce qui est payé en trop est perdu et n’aide pas pour une autre. Les tuiles payées quittent la partie et ne reviennent jamais dans le sac.',
  'WR-30': 'Une carte honorée rapporte aussitôt ses pièces et reste devant vous, visible, avec ses perles.',
  'WR-31': 'Une carte qui représente des marchandises demande au moins le nombre représenté de chacune.',
  'WR-32':
    'Une carte pour un nombre de marchandises au choix en demande au moins autant, d’une seule sorte ou mélangées.',
  'WR-33':
    'Une carte pour un nombre de tuiles demande exactement autant de tuiles distinctes, quoi qu’elles montrent : marchandises, cristaux, perles, et même perles de départ. Les perles des tuiles payées sont perdues.',
  'WR-34':
    'Un cristal remplace une marchandise quelconque, jamais une perle. Une tuile à deux cristaux remplace deux marchandises identiques : si une carte demande deux marchandises différentes, une de chaque, elle n’en donne qu’une. Pour des marchandises au choix, elle en vaut deux.',
  'WR-35':
    'Les perles ne sont pas des marchandises : elles ne paient que les contrats qui demandent des tuiles.',
  'WR-36':
    'Vous choisissez les tuiles qui paient. On vous propose chaque ensemble de tuiles qui paie la carte et dont aucune tuile n’est superflue ; des tuiles semblables sont la même. S’il n’y a qu’un tel ensemble, il est payé aussitôt ; s’il y en a beaucoup, vous posez des tuiles une à une jusqu’à ce que le choix soit petit.',
  'WR-37':
    'Un contrat pioché à ce tour ne peut pas être honoré à ce tour, puisque les cartes se piochent à la fin.',
  'WR-38':
    'Quand vous honorez des contrats, vous les nommez l’un après l’autre. Les pièces d’une carte, et un décret qu’elles complètent, arrivent avant que vous ne nommiez le suivant. L’action se termine quand vous le dites ou que vous n’avez plus de carte en main. La question vous est posée même si vous ne pouvez payer aucune de vos cartes, car cela ne regarde personne d’autre.',
  'WR-40':
    'Après les deux actions viennent d’abord les cartes, puis les tuiles. Vous complétez votre main à trois cartes depuis la pioche ; si elle est vide, la défausse mélangée en forme une nouvelle. S’il n’y en a pas non plus, la main reste incomplète. Les cartes honorées ne reviennent jamais.',
  'WR-41':
    'Dans chaque port où vous avez acheté, toutes les tuiles, tempêtes de neige comprises, glissent vers le symbole du port ; puis les cases libres sont remplies depuis le sac, la plus proche du symbole d’abord. Si vous avez acheté dans deux ports, celui où vous avez acheté en premier passe d’abord.',
  'WR-42':
    'En cours de partie, n’importe quelle tuile peut arriver dans n’importe quel port, les tempêtes de neige aussi.',
  'WR-43':
    'Quand le sac est vide, les tuiles glissent toujours, et les cases les plus éloignées restent vides jusqu’à la fin de la partie. Rien ne retourne jamais dans le sac.',
  'WR-44':
    'Au Port du Soleil aussi, les perles glissent à la fin du tour, mais pas au-delà de la case à 1 pièce, car la tempête de neige imprimée reste. Aucune nouvelle tuile n’y arrive.',
  'WR-45':
    'La défausse n’est mélangée que lorsqu’il faut piocher une carte et que la pioche est vide. Ce que vous avez défaussé à ce tour même en fait partie et peut vous revenir.',
  'WR-46':
    'Une main restée incomplète est complétée à la fin de vos tours suivants dès qu’il y a des cartes, quoi que vous y ayez fait.',
  'WR-47':
    'Exemple : du symbole vers le large se trouvent 2 viandes, 1 poterie, 1 cristal et 1 algue ; ils coûtent 0, 1, 2 et 3 pièces. Une fois la poterie achetée, le cristal et l’algue passent à la fin du tour sur les cases à 1 et 2 pièces, et une nouvelle tuile arrive sur la case à 3.',
  'WR-50':
    'La partie s’arrête aussitôt que la septième tuile de perles de départ est achetée, même au milieu d’un tour. Les décrets que cet achat complète sont encore obtenus ; rien d’autre ne suit.',
  'WR-51':
    'Vous comptez les perles de vos tuiles, de vos contrats honorés et de vos décrets. Le plus de perles l’emporte. Marchandises et pièces ne valent rien, les contrats restés en main ne coûtent rien.',
  'WR-52':
    'En cas d’égalité l’emporte qui a le plus de pièces, puis qui a le plus de tuiles restantes, perles comprises, décrets et dons exclus. Les joueurs encore à égalité gagnent ensemble. Les autres rangs se décident de même.',
  'WR-53': 'Après 200 manches, la partie s’arrête et l’on compte les points.',
  'WR-60':
    'Le décret du Clan : des décrets sont tirés au hasard et exposés. Dans la deuxième édition, quatre de ses six ; dans la première, trois de ses six jusqu’à quatre joueurs, quatre à cinq ou six joueurs.',
  'WR-61':
    'Le premier joueur qui atteint un décret pendant un de ses tours l’obtient aussitôt et sans rien faire, puisqu’il ne nuit jamais. Les pièces sont versées tout de suite, les perles comptent à la fin. Les décrets sont vérifiés après chaque déplacement, chaque tuile achetée, chaque action Prendre une pièce et chaque contrat.',
  'WR-62':
    'Décrets des deux éditions : trois contrats honorés, 3 perles ; huit pièces, 2 perles ; huit tuiles, 2 pièces ; huit perles sur cartes et tuiles, 3 pièces ; premier au Port du Homard, 2 perles.',
  'WR-63': 'Un décret de la première édition : premier de retour au Port du Soleil, 3 perles.',
  'WR-64': 'Un décret de la deuxième édition : trois tuiles de trois marchandises chacune, 3 pièces.',
  'WR-65':
    'Les pièces d’un décret peuvent aussitôt en compléter un autre. Les perles des décrets obtenus comptent pour le décret des huit perles.',
  'WR-66':
    'Le nombre d’un décret veut dire au moins autant, et ce que vous avez à ce moment-là : les pièces dépensées et les tuiles payées ne comptent plus. Un décret ne coûte rien.',
  'WR-67':
    'Les huit tuiles sont toutes celles devant vous, perles de départ comprises, mais ni décrets ni dons. Pour trois tuiles de trois marchandises, seules les marchandises comptent : la tuile à 3 perles, donc, ne compte pas.',
  'WR-70':
    'La magie des baleines : les huit dons sont posés en une rangée au hasard. Quand tout le reste est prêt, chaque joueur prend un des trois premiers de la rangée, du dernier joueur au premier. Les autres quittent la partie. Tout le monde sait qui a lequel.',
  'WR-71': 'Deux pièces : prendre une pièce vous en rapporte 2.',
  'WR-72':
    'Voie libre : le premier déplacement de votre tour n’est jamais une action, que ce soit avant, entre ou après les deux actions ; les suivants en sont. Tant qu’il est possible, le tour ne se termine que lorsque vous le dites.',
  'WR-73':
    'Achat en gros : en une action, vous achetez autant de tuiles que vous voulez à votre port, au moins une, l’une après l’autre jusqu’à ce que vous vous arrêtiez. Chacune coûte le prix de sa case, les vides restent ouverts, et les pièces qu’un décret rapporte entre-temps peuvent être dépensées. Les tempêtes de neige restent où elles sont. Cela vaut aussi au Port du Soleil une fois de retour.',
  'WR-74':
    'Bonne affaire : une tuile à un seul symbole, marchandise, cristal ou perle, coûte au plus 1 pièce dans la première édition, rien dans la deuxième, où qu’elle soit. Les perles de départ à une perle sont comprises. Les autres tuiles coûtent le prix entier.',
  'WR-75':
    'Marchandeur : les contrats payés en marchandises, représentées ou au choix, en demandent une de moins ; laquelle, c’est à vous de le dire. Un contrat pour une seule marchandise ne demande alors plus rien. Les contrats pour des tuiles restent tels quels.',
  'WR-76':
    'Maître des marées : par une action, vous échangez deux tuiles à votre port. Les tempêtes de neige peuvent être échangées, les cases vides et la tempête imprimée au Port du Soleil non ; les perles de ce port peuvent l’être chaque fois que vous y êtes. Des tuiles semblables ne sont pas proposées. Une tuile échangée peut être achetée dans le même tour à son nouveau prix.',
  'WR-77':
    'Alchimiste : dans la première édition, chacune de vos tuiles de marchandises peut valoir des cristaux, soit autant d’une même marchandise qu’elle montre de symboles. Dans la deuxième édition, seulement les tuiles à une seule marchandise.',
  'WR-78':
    'Six contrats : votre main est de six cartes et se complète à six. Les trois supplémentaires se piochent quand tous ont leur don, avant le premier tour.',
  'WR-80':
    'Les mains des autres et l’ordre de la pioche et du sac sont cachés. Tout le reste est connu, même ce qui reste dans le sac : tout le monde a vu ce qui en est sorti.',
}
