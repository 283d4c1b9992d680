/** Topics in one list at most. */
export const maxBatchRows = 500

export const batchStates = ['running', 'paused', 'stopped', 'done'] as const
export type BatchState = (typeof batchStates)[number]

export const batchRowStates = ['waiting', 'writing', 'done', 'failed', 'stopped'] as const
export type BatchRowState = (typeof batchRowStates)[number]
