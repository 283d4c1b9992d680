import type { Branch } from '#writer/domains/material.ts'

/** Databases; a part of software. */
export const databases: Branch = {
  id: 'databases',
  gate: [
    ['postgres', 'postgresql', 'sql', 'database', 'index', 'query', 'mysql', 'schema', 'migration'],
    ['postgres', 'postgresql', 'sql', 'database', 'mysql', 'schema', 'query'],
  ],
  lessons: [
    {
      step: 'look at the query plan before adding an index',
      why: 'The plan shows where the time goes, and [it is rarely where you guessed|that is seldom the place you suspected|the guess is usually wrong].',
      how: '[Run the statement with explain and analyse on real data|Let the database explain and analyse the statement on real data], and [read the plan from the inside out|start reading at the innermost step|work through the plan from its innermost step outwards].',
      mistake:
        '[Adding an index for every column|Putting an index on each column to be safe] slows each write down and [may help no query at all|often helps no query at all|can leave the slow query as slow as it was].',
      exercise:
        '[Take the slowest query you know|Pick out your slowest query] and [find the step in its plan that touches the most rows|look in its plan for the step that reads the most rows].',
    },
    {
      step: 'let the database keep the rules',
      why: 'A constraint holds [even when two requests arrive at the same moment|even if two requests come in at once|whoever writes to the table, and however many at once].',
      how: '[Write keys, checks and unique rules into the schema|Put keys, checks and unique rules where the data lives], and [let the application translate the error|leave it to the application to put the error into words].',
      mistake:
        '[Checking in the application first and writing later|Checking first and writing afterwards in the application] leaves a gap that [traffic will find|the first busy day will find|two quick clicks can slip through].',
      exercise:
        'Name one rule that [only your code enforces today|lives nowhere but in your code], and [write it as a constraint|turn it into a constraint|let the schema keep it from now on].',
    },
    {
      step: 'practise the restore as well as the backup',
      why: 'A backup nobody has restored [is a hope with a file name|is only a hope with a date on it|is a promise nobody has tested].',
      how: "[Restore last night's copy into an empty database|Load last night's copy into an empty database] and [run the application against it|start the application on top of it|see whether the application runs on it].",
      mistake:
        '[Trusting a green tick on the backup job|Believing the green tick beside the backup] hides [a file that cannot be read|the file that turns out to be unreadable].',
      exercise:
        '[Put a restore on your calendar|Choose a day for a restore] and [measure how long it takes|time it from start to end|write down how long it took].',
    },
  ],
  myths: [
    {
      claim: 'Joins are slow.',
      truth:
        'Joins on indexed keys are [what a relational database does best|the very thing a relational database is built for][|, and they are rarely the slow part].',
    },
  ],
  objections: [
    {
      says: 'The framework handles the database for us.',
      answer:
        '[The framework writes the statement|It is the framework that writes the statement], and [you still answer for how it runs|it is still you who has to make it run well|the slow page is still yours].',
    },
  ],
  tools: ['the query planner', 'a slow-query log', 'a copy of realistic data'],
  moments: [
    'The query that took a coffee break [now returns before the key is up|is now back before your finger leaves the key|is done before you reach for the cup].',
  ],
  questions: ['When does an index hurt?', 'Why is this query slow only in production?', 'How do I change a schema without downtime?'],
  wins: [
    'The plan changes from [a full scan to a single lookup|reading everything to one lookup][| after one line of change].',
    '[The migration ran during lunch|The migration went through over lunch] and [nobody noticed|nobody asked what had happened|not one page was slow].',
  ],
  terms: ['how to read a query plan', 'database indexing explained', 'slow query fix'],
  hashtags: ['DatabaseDesign', 'SQLTips', 'QueryTuning', 'Databases', 'Backend'],
}
