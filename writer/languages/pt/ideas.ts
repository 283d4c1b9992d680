import type { PhraseBook } from '#writer/languages/phrase-book.ts'
import { ideaShapes } from '#writer/languages/pt/idea-shapes.ts'

export const ideas: PhraseBook['ideas'] = {
  shapes: ideaShapes,
  directions: {
    casual: [
      'Fale como num áudio para alguém próximo.',
      'Menos edição, mais naturalidade.',
      'Fique com a primeira gravação, até com os tropeços.',
    ],
    professional: [
      'Dê um motivo para cada afirmação, sem exagero.',
      'Deixe o quadro limpo e vá direto ao ponto.',
      'Use poucas palavras e exemplos do trabalho.',
    ],
    formal: [
      'Mantenha a linguagem sóbria e as frases completas.',
      'Deixe a música baixa, para que se ouça a fala.',
      'Apresente o tema no início e siga uma ordem.',
    ],
    conversational: [
      'Faça perguntas a quem assiste ao longo do vídeo.',
      'Trate a câmera como alguém sentado à mesa.',
      'Comece por um comentário ou uma pergunta real.',
    ],
    persuasive: [
      'Mostre primeiro o ganho de quem assiste, depois o jeito.',
      'Faça um convite só, e no fim.',
      'Responda à maior dúvida no meio do vídeo.',
    ],
    humorous: [
      'Diga tudo com cara séria, a graça vem sozinha.',
      'Não corte o desastre pequeno: é a melhor parte.',
      'Termine com uma tirada curta.',
    ],
    entertaining: [
      'Mude de cena a cada poucos segundos.',
      'Segure o resultado até o fim.',
      'Varie o ritmo da voz, como quem conta um caso.',
    ],
    inspirational: [
      'Mostre também a dificuldade, não só a chegada.',
      'Use música calma e imagens lentas.',
      'Termine com um passo pequeno para quem assiste.',
    ],
    educational: [
      'Explique uma ideia de cada vez.',
      'Diante de um termo difícil, dê logo um exemplo.',
      'No fim, repita tudo em uma frase.',
    ],
    excited: [
      'Comece com energia já no primeiro segundo.',
      'Faça cortes rápidos e fale sorrindo.',
      'Mostre antes de tudo a parte que dá vontade de pular.',
    ],
  },
  quiet: [
    {
      titles: ['Algumas palavras simples: {quoted}', 'Dito em voz baixa: {quoted}'],
      texts: [
        'Algumas frases verdadeiras, lidas sem música, sem conselho e sem conclusão.',
        'Frases curtas numa tela lisa, para cada pessoa ler no seu ritmo.',
      ],
      openings: ['Primeira cena: uma cadeira vazia e a luz da janela.', 'Primeira frase: “Não é fácil falar disto.”'],
    },
    {
      titles: ['Quem ficou por perto: {quoted}', 'A quem ficou ao lado: {quoted}'],
      texts: [
        'Os gestos pequenos que ajudaram: um telefonema, um prato de comida, a companhia em silêncio.',
        'Um agradecimento, sem nomes, a quem esteve perto nos dias difíceis.',
      ],
      openings: ['Primeira cena: duas xícaras na mesa.', 'Primeira frase: “Teve gente que ficou sem dizer nada, e foi muito.”'],
    },
    {
      titles: ['O que dizer e o que calar: {quoted}', 'Quando faltam palavras: {quoted}'],
      texts: [
        'As frases que machucam sem querer e as que de fato acolhem.',
        'Em palavras simples: dá para acompanhar alguém também em silêncio.',
      ],
      openings: [
        'Primeira frase: “Dizer que não se sabe o que dizer já é alguma coisa.”',
        'Primeira cena: uma mensagem escrita pela metade.',
      ],
    },
    {
      titles: ['Um lugar para lembrar: {quoted}', 'O que ficou: {quoted}'],
      texts: [
        'Uma lembrança calma, contada por fotos antigas ou objetos.',
        'Um espaço aberto e gentil para cada pessoa deixar uma lembrança.',
      ],
      openings: ['Primeira cena: uma página de um álbum antigo.', 'Primeira frase: “Algumas lembranças se abrem devagar.”'],
    },
    {
      titles: ['Onde encontrar apoio: {quoted}', 'Ninguém precisa passar por isto sem companhia: {quoted}'],
      texts: [
        'Como chegar a pessoas e serviços de confiança, sem pressão nenhuma.',
        'Como se começa a pedir ajuda: um nome, um telefonema.',
      ],
      openings: ['Primeira frase: “Pedir ajuda também é coragem.”', 'Primeira cena: uma mão que pega o telefone.'],
    },
  ],
}
