import { readFileSync } from 'node:fs'
import { read } from '#writer/builtin/reading.ts'
import { arrangePost } from '#writer/builtin/post.ts'
const [plats='instagram', len='standard', tone='casual'] = process.argv.slice(2)
for (const l of readFileSync('phrases/samples.txt','utf8').split('\n').filter(l=>l&&!l.startsWith('#'))) {
 const [topic='',details=''] = l.split(' | ')
 const r = read({topic, details: details.replaceAll('; ','\n'), language:'en', tone: tone as any})
 for (const p of plats.split(',')) {
 const x = arrangePost(r,{platform:p as any,length:len as any,complexity:'moderate',premium:false},3)
 console.log('=====',r.occasion,r.shape,p,JSON.stringify(x.notes)); if(x.title) console.log('TITLE:',x.title); console.log(x.caption)
 }}
