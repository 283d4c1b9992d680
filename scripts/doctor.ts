/** `npm run doctor`: says in plain words whether the server can start here and what it will use. Exits with 1 when something is wrong. */
import { styleText } from 'node:util'
import { examine, type Finding } from '#scripts/doctor/examine.ts'

const marks: Readonly<Record<Finding['verdict'], string>> = {
  good: styleText('green', '✓'),
  advice: styleText('yellow', '!'),
  bad: styleText('red', '✗'),
}
const seen = { good: 0, advice: 0, bad: 0 }
for await (const { verdict, lines } of examine(process.env, '.env')) {
  seen[verdict]++
  for (const line of lines) console.log(`${marks[verdict]} ${line}`)
}
if (seen.bad > 0) {
  console.log('\nSomething needs your attention: see the lines marked ✗.')
  process.exitCode = 1
} else if (seen.advice > 0) console.log('\nThe server can start: npm start. Before other people use it, see the lines marked !.')
else console.log('\nAll is well: npm start.')
