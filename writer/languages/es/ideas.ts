import { explaining } from '#writer/languages/es/ideas-that-explain.ts'
import { showing } from '#writer/languages/es/ideas-that-show.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** Ideas for creators: what is shown, why one would watch, and the first shot or line. */
export const ideas: PhraseBook['ideas'] = {
  shapes: { ...explaining, ...showing },
  directions: {
    casual: [
      'Habla como en una llamada con un amigo.',
      'Deja los titubeos, que suenan de verdad.',
      'Graba en un lugar cotidiano, sin decorado.',
      'Sonríe antes de empezar a hablar.',
    ],
    professional: [
      'Apoya cada afirmación en un caso real.',
      'Cuida el encuadre y ve al punto.',
      'Usa los términos del oficio y explícalos una vez.',
      'Cierra con una conclusión aplicable.',
    ],
    formal: [
      'Trata al público de usted y evita las bromas.',
      'Lee el texto una vez en voz alta antes de grabar.',
      'Elige un fondo neutro y un ritmo pausado.',
      'Cuida la dicción y las pausas.',
    ],
    conversational: [
      'Mira a la cámara como si hubiera alguien enfrente.',
      'Haz preguntas y deja un silencio después.',
      'Cuenta una anécdota corta por el camino.',
      'Responde a un comentario real.',
    ],
    persuasive: [
      'Empieza por el beneficio y enseña la prueba.',
      'Nombra la duda antes de que la nombren.',
      'Termina con una sola petición clara.',
      'Muestra el resultado en los primeros segundos.',
    ],
    humorous: [
      'Ríete de ti, nunca del público.',
      'Mantén la cara seria en la parte más absurda.',
      'Deja la toma falsa al final.',
      'Exagera el gesto y no la voz.',
    ],
    entertaining: [
      'Ponle música, ritmo y un giro al final.',
      'Corta cada plano un poco antes de lo esperado.',
      'Cambia de lugar en cada escena.',
      'Guarda la sorpresa para el último segundo.',
    ],
    inspirational: [
      'Enseña también el día difícil.',
      'Deja respirar las imágenes.',
      'Habla de un paso pequeño y no de la cima.',
      'Usa luz natural y voz tranquila.',
    ],
    educational: [
      'Explica una sola idea por plano.',
      'Apóyate en un dibujo o en un objeto.',
      'Repite lo esencial con otras palabras.',
      'Termina con una pregunta de repaso.',
    ],
    excited: [
      'Entra con energía desde la primera palabra.',
      'Deja que se note la sorpresa de verdad.',
      'Muévete, señala y celebra.',
      'Usa planos cortos y ritmo rápido.',
    ],
  },
  quiet: [
    {
      titles: ['Palabras para {quoted}', 'Lo que cuesta decir sobre {quoted}'],
      texts: ['Una imagen fija y unas pocas frases leídas despacio.', 'Un texto breve sobre fondo liso, sin música y sin adornos.'],
      openings: [
        '[Para abrir|Primera escena|Así empieza]: unos segundos de silencio.',
        '[Para abrir|Primera escena|Así empieza]: una ventana y la luz de la tarde.',
      ],
    },
    {
      titles: ['Una carta sobre {quoted}', 'Querida persona que conoce {quoted}'],
      texts: ['Se lee una carta dirigida a quien pasa por lo mismo.', 'Una carta escrita a mano que se ve mientras se lee.'],
      openings: [
        '[Para abrir|Primera escena|Así empieza]: una hoja en blanco y una mano que escribe.',
        '[Para abrir|Primera escena|Así empieza]: la voz empieza antes que la imagen.',
      ],
    },
    {
      titles: ['Lo que ayuda escuchar. Tema: {quoted}', 'Frases que acompañan cuando se habla de {quoted}'],
      texts: ['Se recogen frases que a alguien le hicieron bien, y nada más.', 'Un carrusel tranquilo con una frase por imagen.'],
      openings: [
        '[Para abrir|Primera escena|Así empieza]: una sola frase en pantalla.',
        '[Para abrir|Primera escena|Así empieza]: una taza caliente entre las manos.',
      ],
    },
    {
      titles: ['Un minuto de silencio por {quoted}', 'Pausa: {quoted}'],
      texts: ['Un minuto sin palabras, con sonido de la calle o del mar.', 'Un plano largo que solo invita a parar.'],
      openings: [
        '[Para abrir|Primera escena|Así empieza]: una vela encendida.',
        '[Para abrir|Primera escena|Así empieza]: el cielo, sin texto.',
      ],
    },
    {
      titles: ['Conversación tranquila sobre {quoted}', 'Escuchar a quien conoce {quoted}'],
      texts: [
        'Una persona cuenta lo que quiera contar, y nadie la interrumpe.',
        'Una charla entre dos personas que se conocen bien, sin cámara a la vista.',
      ],
      openings: [
        '[Para abrir|Primera escena|Así empieza]: dos sillas y una mesa pequeña.',
        '[Para abrir|Primera escena], a cámara: “Cuenta lo que quieras, hay tiempo”.',
      ],
    },
    {
      titles: ['Lo cotidiano cuando pesa {quoted}', 'Días con {quoted}'],
      texts: [
        'Pequeñas escenas de un día difícil: una cama deshecha, un paseo, una llamada.',
        'Imágenes de lo diario que muestran cuánto cuesta y cuánto vale.',
      ],
      openings: [
        '[Para abrir|Primera escena|Así empieza]: una persiana que se levanta despacio.',
        '[Para abrir|Primera escena|Así empieza]: unos zapatos junto a la puerta.',
      ],
    },
    {
      titles: ['Recordar. Tema: {quoted}', 'Un recuerdo y un tema: {quoted}'],
      texts: [
        'Un objeto, un recuerdo y una frase sobre lo que significa.',
        'Fotografías que pasan despacio, con nombres solo si se desea.',
      ],
      openings: [
        '[Para abrir|Primera escena|Así empieza]: un objeto pequeño en la palma de la mano.',
        '[Para abrir|Primera escena|Así empieza]: una fotografía antigua que se despliega.',
      ],
    },
    {
      titles: ['Gracias a quienes acompañan. Tema: {quoted}', 'Estar cerca cuando toca vivir {quoted}'],
      texts: [
        'Un agradecimiento sencillo a quienes estuvieron cerca.',
        'Se nombra en voz baja lo que otros hicieron bien: llamar, cocinar, quedarse.',
      ],
      openings: [
        '[Para abrir|Primera escena|Así empieza]: unas manos que se dan la mano.',
        '[Para abrir|Primera escena|Así empieza]: un mensaje corto en la pantalla del teléfono.',
      ],
    },
  ],
}
