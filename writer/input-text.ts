/** All user input as one text: the facts that a result may state. */
export const inputText = (topic: string, details: string | undefined): string => (details ? `${topic}\n${details}` : topic)
