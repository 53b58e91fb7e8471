/** The message is the id of the user whose notifications have changed. */
export const CHANNEL = 'notification';
