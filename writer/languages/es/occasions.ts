import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** After a person's own question, which stands before these lines. */
export const asked: PhraseBook['posts']['asked'] = {
  body: [
    'Es una pregunta que mucha gente se hace en voz baja.',
    'La respuesta depende de qué se busca y de cuánto tiempo hay.',
    'Antes de responder conviene saber [de dónde se parte|qué se ha probado ya|qué es lo que más importa].',
    'Quizá no haya una respuesta única, y eso también es información.',
    'Ayuda escuchar a quien ya pasó por ahí y a quien tomó el camino contrario.',
    'A veces la pregunta mejora al dividirla en dos más pequeñas.',
    'Lo que le sirvió a otra persona es una pista, no una receta.',
    'Un ejemplo real aclara más que una regla general.',
    'Preguntarlo en público ya es un buen comienzo.',
    'Vale la pena anotar la primera respuesta que venga y revisarla [mañana|después de dormir|en una semana].',
    'Detrás suele haber otra pregunta: qué cambiaría si ya se supiera la respuesta.',
    'Las respuestas rápidas tranquilizan, y las buenas suelen tardar un poco más.',
    'Cada experiencia suma un matiz distinto.',
    'También cuenta lo que no funcionó, porque ahorra camino a los demás.',
    'Quien responde “depende” suele tener razón, siempre que explique de qué.',
    'Probar algo pequeño enseña más que darle vueltas durante un mes.',
  ],
  ends: [
    '¿Qué respondería alguien que ya pasó por esto?',
    'Cualquier experiencia ayuda {comments}.',
    '¿Qué ha funcionado y qué no?',
    'Se agradecen respuestas sinceras {comments}.',
    '¿Por dónde empezaría cada cual?',
    'Las respuestas cortas también valen {comments}.',
    '¿Hay algún ejemplo cercano?',
    'Si alguien tiene una pista, que la deje {comments}.',
    '¿Cuál sería el primer paso?',
  ],
}

/** After a person's own news, which stands before these lines. */
export const news: PhraseBook['posts']['news'] = {
  body: [
    'Contarlo por fin [sienta muy bien|da un poco de vértigo|hace que parezca más real].',
    'Detrás hay muchas horas que no se ven.',
    'Gracias a quien ha acompañado hasta aquí.',
    'Hubo dudas, borradores y más de una noche corta.',
    'Hacía tiempo que tenía ganas de escribir estas líneas.',
    'Una noticia así se disfruta más cuando se comparte.',
    'Quedan cosas por hacer, y eso también ilusiona.',
    'Los próximos días traerán más detalles.',
    'Da gusto ver cómo una idea empieza a tener forma.',
    'Hoy toca disfrutarlo, y mañana seguir.',
    'Esto no habría sido posible sin mucha ayuda.',
    'Si algo se aprende por el camino es a tener paciencia.',
    'Todavía cuesta un poco creerlo.',
    'Cada mensaje de ánimo ha contado.',
    'Hay nervios, de los buenos.',
  ],
  ends: [
    'Cualquier pregunta es bienvenida {comments}.',
    'Gracias por leer y por estar ahí.',
    '¿Qué preguntas quedan en el aire?',
    'Un saludo {comments} siempre alegra el día.',
    'Si hay alguien a quien le interese, se agradece compartirlo.',
    'Los buenos deseos caben todos {comments}.',
    'Pronto habrá más que contar.',
    'Para celebrarlo hay sitio {comments}.',
    '¿Alguna pregunta antes de seguir?',
  ],
}

/** Where somebody suffers. */
export const quiet: PhraseBook['posts']['quiet'] = {
  hooks: [
    'Unas palabras sencillas sobre {quoted}.',
    'No es fácil hablar de un tema como {quoted}.',
    'Cuesta encontrar palabras para un tema como {quoted}.',
    'Hoy, unas líneas con respeto. El tema: {quoted}.',
    'Sobre {quoted} conviene hablar despacio.',
    'Hay temas que piden cuidado, como {quoted}.',
    'Quien lee esto quizá conozca {quoted} en su propia vida.',
    'Sin grandes frases: {quoted}.',
    'Hablar de un tema como {quoted} también es acompañar.',
  ],
  body: [
    'No hay muchas palabras para esto.',
    'A veces lo único posible es decirlo con sencillez.',
    'Nadie necesita tener hoy la frase adecuada.',
    'Hay días que solo piden llegar hasta la noche.',
    'Cada persona lo vive a su manera y a su ritmo.',
    'El silencio también puede ser una forma de compañía.',
    'No hay una manera correcta de sentirlo.',
    'Un mensaje corto es suficiente.',
    'Lo demás puede esperar.',
    'Duele, y está bien decir que duele.',
    'Quien lo ha vivido sabe lo largo que se hace un día.',
    'No hace falta sacar ninguna lección de esto.',
    'Hay ausencias y miedos que no caben en un texto.',
    'Gracias a quienes están cerca sin hacer ruido.',
    'Lleva el tiempo que lleva.',
    'Si leerlo hoy resulta difícil, se puede dejar para otro momento.',
    'Una palabra amable nunca sobra.',
    'Las frases grandes se quedan pequeñas.',
    'Estar al lado, sin más, ya es mucho.',
  ],
  ends: [
    'Un abrazo a quien esté pasando por algo así.',
    'Gracias por leer con respeto.',
    'Quien quiera dejar unas palabras, aquí tiene su sitio.',
    'Que nadie lo pase en soledad.',
    'Hoy, solo compañía.',
    'Con cariño para quien lo necesite.',
    'Pensemos un momento en quienes lo viven de cerca.',
    'Gracias por estar.',
    'Cuidémonos.',
  ],
}

export const redditTitles: PhraseBook['posts']['redditTitles'] = [
  '{topic}: ¿qué conviene saber antes de empezar?',
  '{topic}: cosas que se aprenden con el tiempo',
  'Seguro que no soy la única persona con dudas sobre {quoted}',
  'Pregunta sincera sobre {quoted}',
  '{topic}: ¿qué funciona de verdad?',
  'Lo que nadie me contó sobre {quoted}',
  '{topic}: busco opiniones de gente con experiencia',
  '¿Qué opinión impopular hay por aquí sobre {quoted}?',
  '{topic}: mi experiencia, por si le sirve a alguien',
  'Hablemos en serio de {quoted}',
  '{topic}: ¿cómo lo hacen los demás?',
  'Dudas de principiante sobre {quoted}',
  '{topic}: lo bueno, lo malo y lo raro',
]

/** What the text did, said to the person who posts it. */
export const why: PhraseBook['posts']['why'] = {
  talk: [
    'Nombra el tema enseguida y lo acerca con observaciones concretas.',
    'Abre conversación en lugar de dar lecciones.',
    'Deja espacio para que cada lector ponga su propia historia.',
  ],
  lesson: [
    'Da un consejo concreto, explica el motivo y dice cómo llevarlo a la práctica.',
    'Enseña una sola cosa, y por eso se recuerda.',
    'Aporta algo útil desde las primeras líneas.',
  ],
  mistake: [
    'Parte de un error que casi todo el mundo reconoce y ofrece la salida.',
    'Un fallo conocido despierta interés, y la solución deja buen sabor.',
    'Señala el tropiezo sin culpar a nadie.',
  ],
  list: [
    'Una lista corta se lee de un vistazo y se guarda para después.',
    'Los puntos separados ayudan a encontrar lo que interesa.',
    'Cada punto sirve por sí solo.',
  ],
  myth: [
    'Desmontar una creencia extendida invita a leer hasta el final.',
    'Contrasta lo que se dice con lo que ocurre.',
    'Da un argumento claro para la próxima conversación.',
  ],
  objection: [
    'Responde a la duda que quien lee ya tiene en la cabeza.',
    'Toma en serio el pero más habitual y ofrece una respuesta.',
    'Quien duda se siente escuchado y sigue leyendo.',
  ],
  moment: [
    'Una escena concreta se recuerda mejor que una idea general.',
    'Despierta los sentidos antes que los argumentos.',
    'Quien lo ha vivido se reconoce y quiere contarlo.',
  ],
  exercise: [
    'Propone algo que se puede hacer hoy mismo.',
    'Una prueba pequeña convierte la lectura en acción.',
    'Invita a comprobarlo en lugar de creerlo.',
  ],
  contrast: [
    'El antes y el después se entienden de un vistazo.',
    'El contraste muestra el camino sin tener que explicarlo.',
    'Dos imágenes frente a frente se quedan en la memoria.',
  ],
  asked: [
    'Pone la pregunta en primer lugar y la deja respirar.',
    'Una pregunta sincera atrae respuestas sinceras.',
    'Ordena la duda sin fingir una respuesta.',
  ],
  news: [
    'Da la noticia sin rodeos y luego la acompaña.',
    'La novedad va delante, con tus propias palabras.',
    'Agradece sin adornar la noticia.',
  ],
  quiet: [
    'Habla con sobriedad, sin consejos y sin vender nada.',
    'Da espacio al silencio y al respeto.',
    'Usa pocas palabras, como pide el tema.',
  ],
  closes: {
    question: ['Cierra con una pregunta fácil de responder.', 'La pregunta final invita a comentar.', 'Termina cediendo la palabra.'],
    call: ['Cierra con una invitación clara.', 'Termina pidiendo una sola cosa.', 'El último renglón dice qué hacer a continuación.'],
  },
}
