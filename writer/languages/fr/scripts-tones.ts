import type { PhraseBook } from '#writer/languages/phrase-book.ts'

type Scripts = PhraseBook['scripts']

export const intros: Scripts['intros'] = {
  any: [
    'Aujourd’hui, on parle d’un sujet précis : {topic}.',
    'Le sujet de cette vidéo : {topic}.',
    'Les prochaines minutes sont consacrées à un thème : {quoted}.',
    '{topic} : on va droit à ce qui sert.',
    'Le thème {quoted} soulève beaucoup de questions, alors reprenons depuis le début.',
    'Si le sujet {quoted} vous intéresse, cette vidéo est pour vous.',
    '{topic} : mettons un peu d’ordre dans tout ça.',
  ],
  casual: [
    'Salut tout le monde, aujourd’hui c’est {topic}, tranquille.',
    'Prenez un café, on se pose, et on parle de ça : {topic}.',
    'Rien de compliqué aujourd’hui, juste une chose : {topic}.',
    'Coucou, alors, {topic}, par où on commence ?',
  ],
  professional: [
    'Dans cette vidéo, une approche pratique du sujet suivant : {topic}.',
    'Nous allons avancer dans l’ordre, étape par étape. Le sujet : {topic}.',
    '{topic} : des repères à appliquer dès demain.',
    'Cette vidéo s’adresse à celles et ceux dont c’est le métier. Le thème : {topic}.',
  ],
  formal: [
    'Le sujet de cette présentation est le suivant : {topic}.',
    'Soyez les bienvenus. Nous traiterons aujourd’hui un thème précis : {topic}.',
    'Je vous propose d’examiner méthodiquement un sujet : {topic}.',
    'Cette vidéo expose les points essentiels du thème suivant : {topic}.',
  ],
  conversational: [
    'J’avais envie d’en discuter avec vous : {topic}.',
    'Il fallait bien qu’on en parle un jour, vous et moi : {topic}.',
    'Imaginez qu’on soit assis face à face, et que la conversation arrive là : {topic}.',
    'Dites-moi ce qui vous vient en premier à l’esprit : {topic}.',
  ],
  persuasive: [
    '{topic} : à la fin, vous verrez peut-être les choses autrement.',
    'Si vous hésitez encore, restez quelques minutes. Le sujet : {topic}.',
    '{topic} : avant de trancher, regardez ce qui suit.',
    'Donnez-moi un instant, puis jugez vous-même : {topic}.',
  ],
  humorous: [
    'Mes erreurs sont nombreuses, cette vidéo sera donc courte, promis. Le sujet : {topic}.',
    '{topic} : les rires sont pour moi, la leçon est pour vous.',
    'À la maison, on m’a interdit d’en reparler. Me voici donc : {topic}.',
    'Attention, sur ce sujet, on ne m’arrête plus : {topic}.',
  ],
  entertaining: [
    'Le titre de l’épisode : {topic}. Et il y a un rebondissement.',
    'Le rideau se lève. En scène ce soir : {topic}.',
    '{topic} : restez jusqu’au bout, tout se joue à la fin.',
    'Imaginez une bande-annonce, une voix grave, et ces mots : {topic}.',
  ],
  inspirational: [
    'Cette vidéo est pour ceux qui n’osent pas encore commencer : {topic}.',
    '{topic} : gardons le grand rêve, et faisons un petit pas.',
    'Rien n’oblige à tout maîtriser pour commencer. Aujourd’hui : {topic}.',
    'Respirez un grand coup, on avance à votre rythme : {topic}.',
  ],
  educational: [
    'La leçon du jour : {topic}, avec des mots simples.',
    '{topic} : le quoi, le pourquoi, puis le comment.',
    'De quoi écrire ? On avance pas à pas. Le sujet : {topic}.',
    '{topic} : tout ce qu’il faut pour comprendre, et rien de trop.',
  ],
  excited: [
    'Aujourd’hui, c’est {topic}, et j’attends ça depuis une semaine !',
    'Enfin, on y est : {topic} ! C’est parti !',
    'Bienvenue à tous ! Le sujet du jour me met en joie : {topic} !',
    '{topic} ! Accrochez-vous, j’ai plein de choses à vous montrer !',
  ],
}

export const next: Scripts['next'] = {
  any: [
    'Ensuite : {x}.',
    'Étape suivante : {x}.',
    'Puis vient ceci : {x}.',
    'Autre point : {x}.',
    'Une fois cela fait, autre chose : {x}.',
    'On continue : {x}.',
    'À côté de cela, une habitude utile : {x}.',
    'La suite va dans le même sens : {x}.',
    'Ce n’est pas tout : {x}.',
    'Pour aller plus loin : {x}.',
    'Dans la foulée : {x}.',
    'La suite est facile à oublier : {x}.',
    'Mieux vaut aussi {x}.',
    'Tant qu’on y est, autant {x}.',
    'Un autre réflexe utile : {x}.',
    'Vient alors une petite habitude : {x}.',
    'Il est temps de passer à ceci : {x}.',
    'Un pas de plus : {x}.',
  ],
  casual: [
    'Bon, la suite : {x}.',
    'C’est fait ? Alors on enchaîne : {x}.',
    'Et puis tiens, tant qu’on y est : {x}.',
    'Petit truc en plus : {x}.',
  ],
  professional: [
    'Le point suivant : {x}.',
    'Sur cette base, il devient utile de faire ceci : {x}.',
    'Une autre mesure efficace : {x}.',
    'La suite du processus : {x}.',
  ],
  formal: [
    'Il convient ensuite de procéder ainsi : {x}.',
    'La recommandation suivante s’y rattache : {x}.',
    'De même, on veillera à ceci : {x}.',
    'Un autre principe s’impose : {x}.',
  ],
  conversational: [
    'Vous vous demandez sûrement ce qui vient après : {x}.',
    'Voilà ce que je vous dirais ensuite : {x}.',
    'On avance encore un peu, d’accord ? {X}.',
    'Et là, je vous conseillerais ceci : {x}.',
  ],
  persuasive: [
    'Pour voir la différence vous-même : {x}.',
    'S’il y a une étape à ne pas sacrifier, la voici : {x}.',
    'Essayez une fois, juste pour comparer : {x}.',
    'Une raison de plus de s’y mettre : {x}.',
  ],
  humorous: [
    'Maintenant, ce que tout le monde remet à demain : {x}.',
    'On arrête de rire deux secondes : {x}.',
    'Pour ne pas finir comme moi : {x}.',
    'Faisable même un dimanche de grande flemme : {x}.',
  ],
  entertaining: [
    'Changement de décor : {x}.',
    'Et c’est là que l’intrigue se corse : {x}.',
    'Scène suivante, à vous de jouer : {x}.',
    'La musique change, attention : {x}.',
  ],
  inspirational: [
    'Encore un petit pas : {x}.',
    'Sans se presser, la suite : {x}.',
    'Faites-vous confiance pour ce qui vient : {x}.',
    'Aujourd’hui ou demain, peu importe, mais un jour : {x}.',
  ],
  educational: [
    'La règle suivante en découle : {x}.',
    'Autre notion, tout aussi utile : {x}.',
    'Prenons maintenant un autre point : {x}.',
    'La leçon continue : {x}.',
  ],
  excited: [
    'Et maintenant, mon passage préféré : {x} !',
    'Attendez, la suite est encore mieux : {x} !',
    'Surtout, ne sautez pas celle-ci : {x} !',
    'On ne s’arrête plus : {x} !',
  ],
}

export const closes: Scripts['closes'] = {
  any: [
    'Pas besoin de tout faire aujourd’hui : une seule étape suffit.',
    'Commencez par ce qui vous a fait hocher la tête.',
    'Un petit changement reste un changement.',
    'Choisissez une idée et essayez-la dès que possible.',
    'Revenez voir cette vidéo dans une semaine, et comparez.',
    'Une fois en route, beaucoup de questions trouvent leur réponse toutes seules.',
    'Gardez ce qui convient à votre situation, oubliez le reste.',
    '{topic} : on n’a jamais fini d’apprendre, et c’est plutôt une bonne nouvelle.',
    'Votre propre façon de faire servira un jour à quelqu’un.',
  ],
  casual: ['Pas de pression, prenez ce qui vous plaît.', 'Petit à petit, il n’y a pas le feu.', 'Le reste, ce sera pour une autre fois.'],
  professional: [
    'Choisissez l’étape qui aura le plus d’effet chez vous, et commencez par elle.',
    'Inscrivez dès maintenant une de ces étapes à votre agenda.',
    'Parlez-en à votre équipe et retenez un changement, un seul.',
  ],
  formal: [
    'Nous espérons que ces éléments vous seront utiles.',
    'Il vous appartient désormais d’adapter ces principes à votre situation.',
    'À chacun d’en retenir ce qui lui sera utile.',
  ],
  conversational: [
    'Décidez dans votre tête par quoi vous commencez.',
    'J’ai assez parlé, à vous maintenant.',
    'On en reparlera, c’est certain.',
  ],
  persuasive: [
    'Attendre ne rend pas la tâche plus petite, commencer si.',
    'La décision vous revient, et le premier pas est clair.',
    'Commencez aujourd’hui, et vous aurez de quoi comparer demain.',
  ],
  humorous: [
    'En cas d’échec, accusez la vidéo, j’ai l’habitude.',
    'Si vous n’avez rien retenu, gardez au moins le sourire.',
    'Allez, au travail, et laissez ce téléphone souffler.',
  ],
  entertaining: [
    'La suite de l’histoire, c’est vous qui l’écrivez.',
    'Rideau ici, lever de rideau chez vous.',
    'Dans la dernière scène, le premier rôle est pour vous.',
  ],
  inspirational: [
    'Le petit pas d’aujourd’hui sera un long chemin un jour.',
    'On peut partir de là où l’on est.',
    'Laissez-vous du temps, cela avance.',
  ],
  educational: [
    'Expliquez à quelqu’un ce que vous venez de comprendre.',
    'Retenez les raisons, les étapes suivront.',
    'S’il reste des questions, c’est que l’apprentissage a commencé.',
  ],
  excited: ['Allez-y tout de suite, vous allez adorer !', 'J’ai tellement hâte de voir vos résultats !', 'On n’attend plus, on y va !'],
}

export const goodbyes: Scripts['goodbyes'] = {
  any: [
    'Merci d’avoir regardé.',
    'À la prochaine.',
    'Merci d’avoir suivi jusqu’au bout.',
    'On se retrouve dans la prochaine vidéo.',
    'Portez-vous bien.',
    'C’est tout pour aujourd’hui, à bientôt.',
    'Merci pour votre temps.',
  ],
  casual: ['Allez, salut, à plus.', 'Je file, à très vite.', 'Bisous, et à la prochaine.'],
  professional: [
    'Merci de votre attention, bon travail à toutes et à tous.',
    'La prochaine vidéo prolongera ce sujet.',
    'Bonne mise en pratique.',
  ],
  formal: [
    'Je vous remercie de votre attention.',
    'Nous vous donnons rendez-vous pour une prochaine présentation.',
    'Avec nos remerciements, à bientôt.',
  ],
  conversational: [
    'Ça m’a fait plaisir de discuter, revenez quand vous voulez.',
    'J’attends vos réponses.',
    'On reprend la conversation la prochaine fois.',
  ],
  persuasive: [
    'Faites le premier pas, on en reparle bientôt.',
    'Essayez, puis revenez me dire.',
    'À vous de jouer, rendez-vous après l’essai.',
  ],
  humorous: [
    'Je vous laisse, on m’appelle pour la vaisselle.',
    'Mon savoir s’arrête ici, bonsoir.',
    'Gardez le sourire et racontez-moi vos ratés.',
  ],
  entertaining: [
    'Au prochain épisode, d’autres aventures.',
    'Rideau, et merci pour les applaudissements.',
    'L’histoire continue la prochaine fois.',
  ],
  inspirational: ['Croyez en votre petit pas, et à bientôt.', 'Lentement, mais toujours en route.', 'Bonne route à vous.'],
  educational: ['Fin de la leçon, à la prochaine.', 'Notez vos questions, on y répondra.', 'Continuez d’apprendre, à bientôt.'],
  excited: [
    'C’était génial, on remet ça très vite !',
    'Merci, merci, merci, et à bientôt !',
    'La prochaine sera encore plus belle, ne la manquez pas !',
  ],
}
