import type { IdeaShape, IdeaShapeId } from '#writer/languages/phrase-book.ts'

type LearningShape = Exclude<
  IdeaShapeId,
  'moment' | 'win' | 'tools' | 'beforeAfter' | 'firstTime' | 'behindTheScenes' | 'compare' | 'dayWithIt'
>

/** Ideas that teach, correct, ask or invite. */
export const learningShapes: Readonly<Record<LearningShape, IdeaShape>> = {
  tutorial: {
    titles: ['{X}: so geht es', '{topic}, Anleitung: {x}', '{X}, von Anfang bis Ende'],
    texts: [
      '{Y} Den Schritt einmal in normalem Tempo zeigen und einmal langsam.',
      '{Y} Die langsame Stelle drinlassen, daran lernt man am meisten.',
      '{Y} Erst das Ergebnis zeigen, dann den ersten Handgriff.',
    ],
    openings: [
      'Erstes Bild: die Hände, bevor etwas passiert ist.',
      'Erstes Bild: das fertige Ergebnis, dann zurück zum Anfang.',
      'Erster Satz: „Schaut auf die Hände, nicht auf mich.“',
    ],
  },
  stepSlowly: {
    titles: ['{X}, diesmal ganz langsam', 'Ein Schritt im Detail: {x}', '{topic}, der Teil, den alle überspringen: {x}'],
    texts: [
      'Nur ein Schritt, ohne Eile. {Y}',
      'Ganz nah filmen, ohne Schnitt, und dann den Grund nennen. {Y}',
      '{Y} Den Schritt in Teile zerlegen und nach jedem kurz anhalten.',
    ],
    openings: [
      'Erster Satz: „Hier werden wir mal langsamer.“',
      'Erstes Bild: ganz nah, nur mit Originalton.',
      'Erstes Bild: eine Bewegung, mitten im Anhalten.',
    ],
  },
  mistake: {
    titles: [
      '{topic}: der Fehler, der fast allen passiert',
      'Der häufigste Fehler beim Thema {quoted}',
      '{topic}: Was das Ergebnis verdirbt',
    ],
    texts: [
      '{X} Kurz den falschen Weg zeigen, dann den besseren: {y}.',
      '{X} Erst die Folge zeigen, dann die Lösung: {y}.',
      'Ehrlich mit dem Fehler anfangen. {X} Danach kommt, was ihn verhindert: {y}.',
    ],
    openings: [
      'Erster Satz: „Stopp, genau hier.“',
      'Erstes Bild: das misslungene Ergebnis aus der Nähe.',
      'Erster Satz: „So bitte nicht, und ich zeige gleich, warum.“',
    ],
  },
  mistakeFixed: {
    titles: ['{topic}: So lässt sich der Fehler beheben', 'Aus einer Panne gelernt: {topic}', '{topic}: erster Versuch, zweiter Versuch'],
    texts: [
      'Zwei Versuche hintereinander. Beim ersten gilt: {x} Der zweite beginnt so: {y}.',
      '{X} Vor der Kamera mit einem Schritt in Ordnung bringen: {y}.',
      'Geteilter Bildschirm: links die Panne, rechts der bessere Weg. {X} Die Abhilfe: {y}.',
    ],
    openings: [
      'Erster Satz: „So habe ich es lange falsch gemacht.“',
      'Erstes Bild: beide Versuche nebeneinander.',
      'Erstes Bild: ein rotes Kreuz, daneben ein grüner Haken.',
    ],
  },
  myth: {
    titles: ['Wahr oder falsch? „{X}“', '„{X}“: Stimmt das wirklich?', '{topic}, ein Gerücht unter der Lupe: „{X}“'],
    texts: [
      'Den Satz mit ernster Miene sagen: „{X}“ Dann zeigen, was stimmt. {Y}',
      'Die Behauptung groß einblenden, kurz warten, dann auflösen. {Y}',
      '{Y} Zum Schluss fragen: Welches Gerücht ist als Nächstes dran?',
    ],
    openings: [
      'Erstes Bild: der Satz in großer Schrift, dann Stille.',
      'Erster Satz: „Hand hoch, wer das geglaubt hat.“',
      'Erster Satz: „Das haben wir alle schon gehört.“',
    ],
  },
  mythVote: {
    titles: ['Abstimmung: „{X}“', 'Richtig oder falsch? „{X}“', '{topic}, zur Abstimmung: „{X}“'],
    texts: [
      'Erst abstimmen lassen: „{X}“ Die Auflösung kommt am nächsten Tag. {Y}',
      'Eine Umfrage mit zwei Knöpfen, danach eine kurze Antwort. {Y}',
      'Leute vor der Kamera fragen: „{X}“ Dann auflösen. {Y}',
    ],
    openings: [
      'Erster Satz: „Stimmt ab, bevor ich es verrate.“',
      'Erstes Bild: zwei Knöpfe, richtig und falsch.',
      'Erstes Bild: zwei Schilder, ja und nein.',
    ],
  },
  objection: {
    titles: ['An alle, die sagen: „{X}“', '„{X}“: eine ruhige Antwort', '{topic}: „{X}“'],
    texts: [
      'Den Einwand so vorlesen, wie er klingt: „{X}“ Dann in Ruhe antworten. {Y}',
      'Zwei Rollen in einer Szene: Die eine zweifelt, die andere antwortet. {Y}',
      '„{X}“ Erst zugeben, was daran stimmt, dann ergänzen: {y}',
    ],
    openings: [
      'Erster Satz: der Einwand selbst, wie von einer Freundin gesagt.',
      'Erstes Bild: der Kommentar auf dem Bildschirm.',
      'Erster Satz: „Diesen Satz verstehe ich gut.“',
    ],
  },
  question: {
    titles: ['{X}', 'Oft gefragt: {x}', '{topic}, Frage und Antwort: {x}'],
    texts: [
      'Eine Frage, eine Antwort, ein Beispiel: {x}',
      'Erst die kurze Antwort, dann der Grund. Die Frage: {x}',
      'Eine Frage aus den Kommentaren im Bild beantworten: {x}',
    ],
    openings: [
      'Erstes Bild: die Frage als Kommentar eingeblendet.',
      'Erster Satz: die Frage, laut vorgelesen.',
      'Erstes Bild: ein gefalteter Zettel, der aufgeht.',
    ],
  },
  askAudience: {
    titles: ['{topic}: Jetzt seid ihr dran', 'Eine Frage an alle zum Thema {quoted}', '{topic}: Eure Antworten machen das Video'],
    texts: [
      'Heute eine Frage stellen und aus den Antworten den Beitrag der Woche machen.',
      'Die schönsten Antworten vorlesen, gern mit Namen, wenn das recht ist.',
      'Die eigene Meinung in einem Satz, danach gehört der Platz den anderen.',
    ],
    openings: [
      'Erster Satz: „Diesmal kommt die Antwort von euch.“',
      'Erstes Bild: ein weißes Blatt mit einem Fragezeichen.',
      'Erstes Bild: ein leerer Stuhl und ein Mikrofon.',
    ],
  },
  exercise: {
    titles: ['{topic}: eine Übung für heute', 'Ein kleiner Versuch zum Thema {quoted}', '{topic}: zum Mitmachen'],
    texts: [
      '{X} Das vor der Kamera tun und zum Mitmachen einladen.',
      'Eine Übung ohne Vorbereitung: {x}',
      '{X} Danach fragen: Was ist aufgefallen?',
    ],
    openings: [
      'Erster Satz: „Das dauert nur einen Moment.“',
      'Erstes Bild: eine Uhr auf dem Tisch.',
      'Erster Satz: „Nicht nur zusehen, mitmachen.“',
    ],
  },
  challenge: {
    titles: ['Aufgabe der Woche: {topic}', '{topic}: Wer macht mit?', 'Eine Woche lang: {topic}'],
    texts: [
      'Die Aufgabe: {x} Eine Woche lang jeden Tag ein Bild und einen Satz dazu teilen.',
      '{X} Jemanden zum Mitmachen einladen und am Ende vergleichen.',
      'Die Aufgabe ankündigen und den ersten Tag ehrlich zeigen. {X}',
    ],
    openings: [
      'Erster Satz: „Eine Woche. Wer ist dabei?“',
      'Erstes Bild: ein Blatt mit den Wochentagen.',
      'Erster Satz: „Tag eins, und die Ausreden haben frei.“',
    ],
  },
  checklist: {
    titles: ['{topic}: Liste zum Abhaken', 'Vor dem Start: {topic}', '{topic}: An alles gedacht?'],
    texts: [
      'Eine kurze Liste im Bild, ganz oben: {x}. {Y}',
      'Punkt für Punkt abhaken, zum Schluss dieser: {x}. {Y}',
      'Mehrere Bilder zum Wischen, ein Punkt pro Bild. Der erste: {x}. {Y}',
    ],
    openings: [
      'Erstes Bild: Stift, Papier, leere Kästchen.',
      'Erster Satz: „Speichern, bevor es vergessen ist.“',
      'Erstes Bild: ein Zettel an der Kühlschranktür.',
    ],
  },
  miniSeries: {
    titles: ['Kleine Reihe zum Thema {quoted}', '{topic} in kurzen Folgen', '{topic}: jede Folge ein Schritt'],
    texts: [
      'Pro Schritt eine Folge. Zuerst: {one}. Danach: {two}. Zum Schluss: {three}.',
      'Drei kurze Folgen. Die erste: {one}. Die zweite: {two}. Die dritte: {three}.',
      'Jede Woche zur selben Zeit ein Gedanke: {one}; {two}; {three}.',
    ],
    openings: [
      'Erster Satz: „Heute kommt der erste Teil.“',
      'Erstes Bild: der Titel der Reihe und die Nummer der Folge.',
      'Erster Satz: „Letztes Mal blieb eine Frage offen.“',
    ],
  },
  teachSomebody: {
    titles: ['Jemandem beigebracht: {topic}', '{topic}: beim allerersten Mal dabei', '{topic}, einem Kind erklärt'],
    texts: [
      'Jemandem vor der Kamera zwei Dinge beibringen: {one} und {two}. Die Fragen dazu hat auch das Publikum.',
      'Die lernende Person machen lassen und nur freundlich nachhelfen. Die Aufgaben: {one} und {two}.',
      'Eine Lektion mit jemandem, der noch nichts davon weiß: {one}; {two}; {three}.',
    ],
    openings: [
      'Erstes Bild: das Gesicht kurz vor dem ersten Versuch.',
      'Erster Satz: „Das habe ich noch nie gemacht.“',
      'Erstes Bild: zwei Stühle, auf einem sitzt schon jemand.',
    ],
  },
}
