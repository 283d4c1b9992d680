import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** After a person's own question. */
export const asked: PhraseBook['posts']['asked'] = {
  body: [
    'Ich frage hier, weil echte Erfahrungen [mehr helfen als allgemeine Ratschläge|mehr wert sind als jede Theorie].',
    'Es muss keine perfekte Antwort sein, eine ehrliche genügt.',
    'Vermutlich gibt es nicht die eine Antwort, aber jede Erfahrung macht das Bild klarer.',
    'Gelesen habe ich schon viel Widersprüchliches. Lieber höre ich es von Leuten, die es selbst erlebt haben.',
    'Wer mag, antwortet gern auch mit nur einem Satz.',
    'Ich glaube, viele stellen sich diese Frage im Stillen.',
    'Mich interessiert, was funktioniert hat, und genauso, was nicht.',
    'Vor jeder Entscheidung lohnt es sich zu trennen: Was weiß man, und was hat man nur gehört?',
    'Die Frage klingt einfach, die Antwort hängt an den Umständen.',
    'Kleine Einzelheiten sind willkommen: wo, wann und wie der Anfang aussah.',
    'Manchmal steckt die halbe Antwort schon darin, wie man fragt.',
    'Wer eine ähnliche Frage hat, stellt sie am besten gleich dazu.',
    'Spannend ist vor allem das Warum: weshalb gerade dieser Weg und kein anderer.',
    'Auch wer seine Meinung geändert hat, darf gern erzählen, wodurch.',
    'Falsche Antworten gibt es hier nicht, alle erzählen von ihrem Platz aus.',
  ],
  ends: [
    'Welche Antworten gibt es darauf?',
    'Erfahrungen gern {comments}.',
    'Wer hat es ausprobiert?',
    'Was hat geholfen?',
    'Ich lese jede Antwort {comments}.',
    'Wie war das bei anderen?',
    'Wer die Antwort kennt oder jemanden kennt, der sie kennt: bitte {comments}.',
    'Welcher Rat hat sich bewährt?',
    'Ein Satz {comments} kann viel Zeit sparen.',
  ],
}

/** After a person's own news. */
export const news: PhraseBook['posts']['news'] = {
  body: [
    'So einfach steht es jetzt da.',
    'Dieser Satz ist kurz, der Weg dahin war es nicht.',
    'Hinter solchen Nachrichten stecken viele Tage, die niemand sieht.',
    'Manche Neuigkeiten brauchen keine Einleitung.',
    'Einzelheiten gibt es auf Nachfrage, und Fragen sind willkommen.',
    'Ein Satz genügt für den Anfang.',
    'Wer mehr wissen will, fragt am besten direkt.',
    'Große Reden gibt es heute nicht, die Nachricht reicht.',
    'Zu jedem Anfang gehören ein bisschen Aufregung und ein bisschen Freude.',
    'Der Schritt ist sichtbar, die Vorbereitung davor war es nicht.',
    'Geteilte Neuigkeiten sind die schöneren.',
    'Danke an alle, die das hier lesen und sich mitfreuen.',
    'Diese Neuigkeit gehört zuerst hierher.',
    'Was hier noch fehlt, darf gern gefragt werden.',
    'Wenige Worte, viel dahinter.',
    'Alles Weitere ergibt sich Schritt für Schritt.',
  ],
  ends: [
    'Was ist die erste Frage dazu?',
    'Fragen gern {comments}.',
    'Gern weitersagen an alle, die das interessiert.',
    'Ein Wort {comments} bedeutet viel.',
    'Was wäre noch gut zu wissen?',
    'Wer hat schon einmal etwas Ähnliches erlebt?',
    'Wer dranbleiben möchte, folgt gern dieser Seite.',
    'Wem sollte man davon erzählen?',
    'Und, wie klingt das?',
  ],
}

/** Where somebody suffers. */
export const quiet: PhraseBook['posts']['quiet'] = {
  hooks: [
    'Ein paar leise Worte zum Thema {quoted}.',
    'Es ist nicht leicht, über {quoted} zu sprechen.',
    'Über {quoted}, ruhig und ohne große Worte.',
    'Manche, die das lesen, kennen das Thema {quoted} aus dem eigenen Leben.',
    'Hier geht es um {quoted}.',
    'Das Thema {quoted} ist schwer und braucht Behutsamkeit.',
    'Ein Moment des Innehaltens: {quoted}.',
    'Einen einfachen Satz gibt es dafür nicht: {quoted}.',
    'Wir schreiben über {quoted}, weil Schweigen allein nicht reicht.',
  ],
  body: [
    'Viele Worte gibt es dafür nicht.',
    'Niemand muss heute die richtigen Worte finden.',
    'Manche Tage sind nur zum Überstehen da, und das genügt.',
    'Eine Lehre steckt nicht darin.',
    'Alles andere kann warten.',
    'Worte sind klein neben dem, was geschehen ist.',
    'Es braucht die Zeit, die es braucht.',
    'Es gibt keine richtige Art, sich zu fühlen.',
    'Wer Ähnliches erlebt hat, weiß, wie still ein Tag werden kann.',
    'Manchmal kann man nur aussprechen, wie es ist.',
    'Auch stilles Dasein zählt.',
    'Wem das Lesen heute schwerfällt, der darf hier aufhören.',
    'Eine kurze Nachricht reicht.',
    'Es braucht keine Antwort und keine Erklärung.',
    'Für solche Tage passen die üblichen Sätze nicht.',
    'Ein gutes Wort ist willkommen, ein stilles auch.',
    'Was in einer Zeile steht, kann Monate dauern.',
    'Hier ist Platz für alle, die ihn brauchen.',
    'Danke fürs behutsame Lesen.',
    'Ändern lässt sich das nicht. Füreinander da sein schon.',
  ],
  ends: [
    'An wen denkt ihr heute?',
    'Wie geht es euch, wirklich?',
    'Wer war da, als es schwer war?',
    'Welche Worte sind geblieben?',
    'Danke, dass ihr da seid.',
    'Passt auf euch auf.',
    'Wer kann heute ein gutes Wort brauchen?',
    'Ein stiller Gruß an alle, die gerade viel tragen.',
    'Hier darf geschrieben und geschwiegen werden.',
  ],
}

export const redditTitles: PhraseBook['posts']['redditTitles'] = [
  'Offene Runde: {quoted}',
  '{topic}: gute und schlechte Erfahrungen gesucht',
  '{topic}: Was hättet ihr gern früher gewusst?',
  'Eure Meinung interessiert mich: {quoted}',
  '{topic}: Geht das nur mir so?',
  '{topic}: Wie seht ihr das?',
  '{topic}: Was ratet ihr Leuten, die zum ersten Mal davon hören?',
  'Thema des Tages: {quoted}',
  '{topic}: Was hat eure Meinung geändert?',
  'Zur Diskussion: {quoted}',
  '{topic}: Frage an alle mit Erfahrung',
  '{topic}: Warum gehen die Meinungen so auseinander?',
  '{topic}, ganz ohne Übertreibung',
  'In einfachen Worten: {quoted}',
]

/** What the text did, said to the person who posts it. */
export const why: PhraseBook['posts']['why'] = {
  talk: ['Die erste Zeile nennt das Thema sofort, niemand muss raten.', 'Der Text eröffnet ein Gespräch, statt einen Vortrag zu halten.'],
  lesson: [
    'Der Text verspricht etwas Nützliches und löst es gleich ein.',
    'Der Einstieg ist ein konkreter Schritt statt einer allgemeinen Behauptung.',
  ],
  mistake: [
    'Der Text beginnt mit einem Fehler, den viele von sich kennen.',
    'Ein benannter Fehler lädt zum Selbstvergleich und damit zum Weiterlesen ein.',
  ],
  list: [
    'Eine kurze Liste lässt sich schnell erfassen und gut aufheben.',
    'Die Stichpunkte machen den Beitrag auf einen Blick verständlich.',
  ],
  myth: [
    'Der Text stellt eine verbreitete Meinung neben das, was stimmt.',
    'Eine bekannte Behauptung zu berichtigen, ist ein guter Grund zum Innehalten.',
  ],
  objection: ['Der Text spricht den Zweifel aus, bevor er antwortet.', 'Wer seinen Einwand wiederfindet, nimmt die Antwort eher an.'],
  moment: [
    'Der Text zeigt eine einzige Szene, und die bleibt länger als eine Behauptung.',
    'Ein kleines Bild erinnert an eigene Erlebnisse.',
  ],
  exercise: [
    'Der Text bietet etwas, das sich noch heute ausprobieren lässt.',
    'Eine kleine Aufgabe bringt mehr als allgemeine Ermunterung.',
  ],
  contrast: [
    'Zwei Ansichten stehen nebeneinander, der Rest erklärt sich von selbst.',
    'Zwischen Vorher und Nachher finden Lesende ihren eigenen Platz.',
  ],
  asked: [
    'Ihre Frage steht wörtlich am Anfang, und vermutlich stellen sie sich viele.',
    'Die Frage eröffnet den Text, der zum Antworten einlädt und nichts vorgibt.',
  ],
  news: [
    'Die Neuigkeit steht in Ihren Worten in der ersten Zeile, ohne Zusätze.',
    'Der Text sagt sofort, was neu ist, und überlässt Ihnen die Einzelheiten.',
  ],
  quiet: ['Ihr Satz steht zuerst, und was folgt, lässt ihm Raum.', 'Der Text sagt, was ist, ohne Ratschläge und ohne fertigen Trost.'],
  closes: {
    question: [
      'Am Ende steht eine Frage, die sich in einer Zeile beantworten lässt.',
      'Die eine Frage zum Schluss macht das Antworten leicht.',
    ],
    call: ['Am Ende steht eine einzige klare Bitte.', 'Der letzte Satz bittet um eine Kleinigkeit, so muss niemand wählen.'],
  },
}
