import { learningShapes } from '#writer/languages/de/idea-shapes.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'

export const ideas: PhraseBook['ideas'] = {
  shapes: {
    ...learningShapes,
    moment: {
      titles: ['{topic} in einer Einstellung', 'Der schönste Moment beim Thema {quoted}', 'Eine kleine Szene: {topic}'],
      texts: [
        'Eine Szene ohne Kommentar: {x} Der Originalton genügt, wer das kennt, lächelt.',
        'Den Moment so filmen, wie er ist: {x} Ruhige Bilder sieht man sich gern zweimal an.',
        '{X} Etwas länger auf dem Bild bleiben als gewohnt, da entsteht Nähe.',
      ],
      openings: [
        'Erstes Bild: zuerst nur der Ton, dann das Bild.',
        'Erstes Bild: ganz nah, ohne ein Wort.',
        'Erster Satz: „Seht einfach hin.“',
      ],
    },
    win: {
      titles: ['Ein kleiner Erfolg beim Thema {quoted}', '{topic}: Das darf man feiern', 'Kleine Freude: {topic}'],
      texts: [
        'Etwas Kleines feiern: {x} Erfolge, die nach Alltag aussehen, mag man am liebsten.',
        '{X} Auch von den Versuchen davor erzählen, erst sie machen den Moment schön.',
        'Eine Geschichte, die so endet: {x}',
      ],
      openings: [
        'Erster Satz: „Darauf habe ich lange gewartet.“',
        'Erstes Bild: ein Lächeln, der Grund kommt danach.',
        'Erstes Bild: der erste, misslungene Versuch.',
      ],
    },
    tools: {
      titles: ['{topic}: Was man wirklich braucht', '{topic}: die Grundausstattung', '{topic}: Was auf meinem Tisch liegt'],
      texts: [
        'Nacheinander auf den Tisch legen: {things}. Bei jedem Stück sagen, wann es hilft und wann es verzichtbar ist.',
        'Im Einsatz zeigen: {things}. Dazu verraten, welches Stück man zuerst kaufen würde.',
        'Die kurze Liste: {things}. Spannend ist vor allem, was man nicht kaufen muss.',
      ],
      openings: [
        'Erstes Bild: ein leerer Tisch, der sich füllt.',
        'Erster Satz: „Bitte noch nichts kaufen.“',
        'Erstes Bild: eine Hand, die in eine Schublade greift.',
      ],
    },
    beforeAfter: {
      titles: ['{topic}: vorher und nachher', 'Was sich beim Thema {quoted} verändert hat', '{topic}: zwei Bilder, eine Geschichte'],
      texts: [
        'Zwei Bilder aus demselben Blickwinkel, die Geschichte liegt dazwischen.',
        'Die Kamera nicht bewegen, damit nur die Veränderung auffällt.',
        'Den Anfang ehrlich zeigen, auch wenn er peinlich ist. Erst dadurch zählt das Ende.',
      ],
      openings: [
        'Erstes Bild: das Nachher, dann zurückspulen.',
        'Erstes Bild: das Vorher, eine Sekunde länger als angenehm.',
        'Erster Satz: „Kaum zu glauben, was sich getan hat.“',
      ],
    },
    firstTime: {
      titles: ['Zum ersten Mal: {topic}', '{topic}: mein erster Versuch, ungeschnitten', '{topic}: Was beim ersten Mal passiert'],
      texts: [
        'Den ersten Versuch ohne Schnitt filmen, mit Zögern, Lachen und Fragen.',
        'Vorher die Erwartungen aufschreiben und am Ende vergleichen.',
        'Jemanden einladen, der das Thema nicht kennt, und alles in eigenen Worten beschreiben lassen.',
      ],
      openings: [
        'Erster Satz: „Keine Ahnung, was jetzt passiert.“',
        'Erstes Bild: der Zettel mit den Erwartungen.',
        'Erstes Bild: zögernde Hände, dahinter ein Lachen.',
      ],
    },
    behindTheScenes: {
      titles: ['Hinter den Kulissen: {topic}', '{topic}: Was man sonst nicht sieht', '{topic}, so sieht es wirklich aus'],
      texts: [
        'Zeigen, was sonst niemand filmt: das Durcheinander, das Warten, die Fehlversuche.',
        'Ein Rundgang vor dem Aufräumen, mit ruhiger Stimme erklärt.',
        'Eine Kleinigkeit aussuchen, die niemandem auffällt, und erzählen, wie viel Zeit darin steckt.',
      ],
      openings: [
        'Erstes Bild: das Chaos, wie es ist.',
        'Erster Satz: „Das hier bekommt sonst niemand zu sehen.“',
        'Erstes Bild: die Kamera, die sich umdreht.',
      ],
    },
    compare: {
      titles: ['{topic}: Welche Variante passt besser?', 'Zwei Wege im Vergleich: {topic}', '{topic}: ein ehrlicher Vergleich'],
      texts: [
        'Zwei Möglichkeiten nebeneinanderstellen und sagen, für wen welche passt.',
        'In drei sichtbaren Punkten vergleichen und das Urteil dem Publikum überlassen.',
        'Erst sagen, was an beiden gefällt, dann, was stört.',
      ],
      openings: [
        'Erstes Bild: beide Möglichkeiten, ohne Namen.',
        'Erster Satz: „Links oder rechts, was würdet ihr nehmen?“',
        'Erstes Bild: zwei geschlossene Hände, eine Frage.',
      ],
    },
    dayWithIt: {
      titles: ['Ein ganzer Tag: {topic}', '{topic} von früh bis spät', '{topic}: ein gewöhnlicher Tag'],
      texts: [
        'Kurze Bilder vom Morgen bis zum Abend, unter jedem ein Satz.',
        'Den Tag so erzählen, wie er war, auch mit den langweiligen Minuten.',
        'Wenige Momente auswählen und dazwischen Ruhe lassen.',
      ],
      openings: [
        'Erstes Bild: Morgenlicht und die erste Tasse.',
        'Erster Satz: „Heute kommt ihr mit.“',
        'Erstes Bild: eine leere Straße vor Sonnenaufgang.',
      ],
    },
  },
  directions: {
    casual: [
      'So reden wie auf dem Sofa mit Freunden.',
      'Eine Aufnahme genügt, ganz ohne Drehbuch.',
      'Den kleinen Versprecher drinlassen.',
      'Im Licht filmen, das gerade da ist.',
    ],
    professional: [
      'Ein Gedanke, ein Beispiel, ein Fazit.',
      'Das Ergebnis zuerst, die Gründe danach.',
      'Mit dem nächsten machbaren Schritt enden.',
      'Ruhige Stimme, ruhige Kamera.',
    ],
    formal: [
      'Ganze Sätze und ein schlichter Hintergrund.',
      'Quellen nennen, wo man sich auf sie stützt.',
      'Mit einer Definition beginnen und mit einer Zusammenfassung enden.',
      'Die Reihenfolge für sich sprechen lassen.',
    ],
    conversational: [
      'In der Mitte eine Frage stellen und einen Moment warten.',
      'In die Kamera sehen wie in ein bekanntes Gesicht.',
      'Den ersten Kommentar im nächsten Video beantworten.',
      'Dort Pause machen, wo andere nicken würden.',
    ],
    persuasive: [
      'Mit genau einer Bitte enden.',
      'Den Zweifel laut aussprechen und dann beantworten.',
      'Erst zeigen, was das Warten kostet, dann die Lösung.',
      'Den wichtigsten Grund im letzten Satz wiederholen.',
    ],
    humorous: [
      'Todernst bleiben, genau das ist der Witz.',
      'Die Untertitel widersprechen lassen.',
      'Eine Sekunde früher schneiden, als man sich traut.',
      'Das beste Gesicht für den Schluss aufheben.',
    ],
    entertaining: [
      'Mit einem Bild beginnen, das erst am Ende Sinn ergibt.',
      'Mit jedem neuen Gedanken die Einstellung wechseln.',
      'Absichtlich eine Kleinigkeit schiefgehen lassen.',
      'Mit einem Bild enden, das die nächste Folge eröffnen könnte.',
    ],
    inspirational: [
      'Langsam sprechen und nach dem wichtigsten Satz schweigen.',
      'Die Mühe zeigen und nicht bloß das Ergebnis.',
      'Das Schwierige zugeben, gerade das macht Mut.',
      'Mit einer freundlichen Einladung enden.',
    ],
    educational: [
      'Ein Beispiel und ein Gegenbeispiel zeigen.',
      'Fachwörter beim ersten Mal einblenden.',
      'Vor der Auflösung raten lassen.',
      'Mit einer kleinen Aufgabe enden.',
    ],
    excited: [
      'Mit dem schönsten Moment beginnen.',
      'Schnelle Schnitte, kurze Sätze.',
      'Die erste Reaktion unverfälscht zeigen.',
      'Anfangs Tempo machen, vor dem Schluss durchatmen.',
    ],
  },
  quiet: [
    {
      titles: ['Leise Worte zum Thema {quoted}', 'Behutsam über {quoted} sprechen', '{quoted}: ein paar ehrliche Sätze'],
      texts: [
        'Eine kurze Tonaufnahme ohne Musik, die sagt, wie es ist.',
        'Wenige Sätze auf ruhigem Hintergrund.',
        'Ein Bild, ein Satz und danach Stille.',
      ],
      openings: [
        'Erstes Bild: ein Fenster und wenig Licht.',
        'Erster Satz: „Ich weiß nicht, wo ich anfangen soll.“',
        'Erstes Bild: ein Stuhl am Fenster, niemand spricht.',
      ],
    },
    {
      titles: ['Was andere über {quoted} wissen sollten', '{quoted}: da sein, ohne viel zu sagen', 'Neben jemandem bleiben: {quoted}'],
      texts: [
        'Sätze sammeln, die gutgetan haben, und Sätze, die wehgetan haben, und beide ruhig vorlesen.',
        'Ein Gespräch zu zweit, ohne Drängen und ohne Ratschläge.',
        'Aufschreiben, was man selbst gern gehört hätte, und es langsam vorlesen.',
      ],
      openings: [
        'Erstes Bild: zwei Hände und eine warme Tasse.',
        'Erster Satz: „Dieser Satz ist mir geblieben.“',
        'Erstes Bild: zwei Menschen auf einer Bank, von hinten.',
      ],
    },
    {
      titles: ['Raum für Erinnerung: {quoted}', 'Ein leeres Blatt für {quoted}', 'Was bleibt: {quoted}'],
      texts: [
        'Wenige Bilder mit Stille dazwischen, eine Erklärung braucht es nicht.',
        'Einen Brief langsam vorlesen, danach bleibt das Bild einen Moment leer.',
        'Einen Gegenstand zeigen und erzählen, wem er gehört hat oder woran er erinnert.',
      ],
      openings: [
        'Erstes Bild: ein altes Foto auf dem Tisch.',
        'Erstes Bild: Papier und Stift.',
        'Erstes Bild: eine Schachtel, die lange zu war.',
      ],
    },
    {
      titles: ['Wenn das Reden schwerfällt: {quoted}', 'Ein gewöhnlicher Tag und {quoted}', 'Von einem Tag zum nächsten: {quoted}'],
      texts: [
        'Bilder eines gewöhnlichen Tages mit ihrem eigenen Ton, ohne Kommentar.',
        'Von einer Kleinigkeit erzählen, die durch den Tag geholfen hat.',
        'Den Tag in drei kurzen Bildern zeigen: Morgen, Mittag, Abend.',
      ],
      openings: [
        'Erstes Bild: der gewohnte Weg am Morgen.',
        'Erster Satz: „Heute war es still.“',
        'Erstes Bild: das Licht im Flur, bevor jemand aufsteht.',
      ],
    },
    {
      titles: ['Danke an alle, die da waren: {quoted}', 'Wer an unserer Seite stand: {quoted}', 'Kleine Hilfe, große Wärme: {quoted}'],
      texts: [
        'Einer Person danken, wenn sie einverstanden ist, und sagen, was sie getan hat.',
        'Kurze Dankesworte von mehreren Menschen sammeln.',
        'Eine kleine Hilfe beschreiben, die niemand verlangt hat.',
      ],
      openings: [
        'Erster Satz: „Das habe ich noch nie gesagt.“',
        'Erstes Bild: eine Hand, die ein Dankeswort schreibt.',
        'Erstes Bild: ein Topf Suppe vor der Tür.',
      ],
    },
  ],
}
