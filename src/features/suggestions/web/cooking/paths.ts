/** Where cooking begins and ends. */
export const SUGGESTIONS_PATH = '/dashboard/ai-meal-suggestions'
