/** Everything a person gave as one text: what a text about it may state. */
export const givenText = (topic: string, details: string | undefined): string => (details ? `${topic}\n${details}` : topic)
