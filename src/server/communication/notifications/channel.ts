/** On which the database tells every server whose notifications have changed: the message is a user's id. */
export const CHANNEL = 'notification';
