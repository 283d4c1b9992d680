import { describe, expect, test } from 'vitest'
import type { LanguageCode } from '#contract/options.ts'
import { withoutInstruction } from '#writer/builtin/instruction.ts'
import { phrasesOf } from '#writer/builtin/phrases/load.ts'

const read = (language: LanguageCode, topic: string) => withoutInstruction(topic, phrasesOf(language))

describe('an instruction is not the topic: the text is about what it names', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'write an instagram post for my nail salon, gel nails £25 this week only', 'my nail salon, gel nails £25 this week only'],
    ['en', 'Please write a short, funny tweet about our Monday meetings.', 'our Monday meetings'],
    ['en', 'Create a LinkedIn post announcing my new job at the library', 'my new job at the library'],
    ['en', 'can you write 5 titles for a video about sourdough', 'a video about sourdough'],
    ['en', 'give me hashtags for beach photos', 'beach photos'],
    ['en', 'Write a post: we are closed on Friday', 'we are closed on Friday'],
    ['hi', 'मेरे नेल सैलून के लिए एक इंस्टाग्राम पोस्ट लिखो', 'मेरे नेल सैलून'],
    ['hi', 'दिवाली सेल के बारे में फेसबुक पोस्ट लिखें', 'दिवाली सेल'],
    ['es', 'Escribe un post de Instagram sobre nuestra nueva carta', 'nuestra nueva carta'],
    ['fr', 'Écris un post Instagram sur notre nouvelle carte', 'notre nouvelle carte'],
    ['de', 'Schreibe einen Instagram-Post über unsere neue Karte', 'unsere neue Karte'],
    ['de', 'Bitte schreib mir einen Beitrag zum Sommerfest am Samstag', 'Sommerfest am Samstag'],
    ['ar', 'اكتب منشورا على انستغرام عن قائمتنا الجديدة', 'قائمتنا الجديدة'],
    ['pt', 'Escreva um post para o Instagram sobre a nossa nova carta', 'a nossa nova carta'],
    ['bn', 'আমাদের নতুন মেনু নিয়ে একটা ফেসবুক পোস্ট লেখো', 'আমাদের নতুন মেনু'],
    ['sa', 'योगवर्गस्य विषये एकं लेखं लिखतु', 'योगवर्गस्य'],
    ['ru', 'Напиши пост в инстаграм про наше новое меню', 'наше новое меню'],
    ['it', 'Scrivi un post per Instagram sul nostro nuovo menù', 'nostro nuovo menù'],
    ['ja', '新しいカフェのメニューについてのインスタ投稿を書いて', '新しいカフェのメニュー'],
    ['zh', '帮我写一条关于咖啡店新菜单的小红书帖子', '咖啡店新菜单'],
    ['zh', '写一个关于周末特价的文案', '周末特价'],
    ['ko', '우리 카페 새 메뉴에 대한 인스타 게시물을 써줘', '우리 카페 새 메뉴'],
    ['ur', 'ہمارے نئے مینو کے بارے میں انسٹاگرام پوسٹ لکھیں', 'ہمارے نئے مینو'],
  ])('%s: %s', (language, topic, expected) => expect(read(language, topic).topic).toBe(expected))
})

test('what an instruction is to mention is a detail', () => {
  expect(read('en', 'write a post about our plant fair, mention that entry is free')).toEqual({
    topic: 'our plant fair',
    mentions: ['entry is free'],
  })
})

describe('a topic that only looks like one stays as it is', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'How to write a post that people read'],
    ['en', 'I write about food for a living'],
    ['en', 'Create your own candles this Saturday'],
    ['en', 'Make room for the new summer range'],
    ['en', 'Why I write a weekly newsletter for my shop'],
    ['en', 'We need a barista for weekends'],
    ['en', 'I need a plumber for Saturday'],
    ['hi', 'पोस्ट ऑफ़िस के पास हमारी नई दुकान'],
    ['de', 'Schreiben lernen für Erwachsene'],
    ['de', 'Post für dich: unsere neuen Karten'],
    ['fr', 'Écrire pour le plaisir, atelier le samedi'],
    ['es', 'Crear velas en casa'],
    ['ru', 'Напиши мне письмо: мастер-класс по каллиграфии'],
    ['ja', '書いて覚える漢字の本'],
    ['zh', '写给女儿的一封信'],
    ['ko', '글쓰기 모임에 초대합니다'],
    ['it', 'Scrivere per guarire: laboratorio'],
    ['pt', 'Fazer pão em casa'],
  ])('%s: %s', (language, topic) => expect(read(language, topic)).toEqual({ topic, mentions: [] }))
})
