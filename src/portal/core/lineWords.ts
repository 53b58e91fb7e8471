export interface LineWords {
  readonly title: string;
  readonly body: string;
}

const OFFLINE = 'You are offline';
const UNREACHED = 'The college could not be reached';

/** Of a page that did not come: what waits for the line, and what does not. */
export const readWithoutLine = (isOnline: boolean): LineWords =>
  isOnline
    ? { title: UNREACHED, body: 'Check your connection and try again. What you typed in an application is kept.' }
    : {
        title: OFFLINE,
        body: 'What you type in an application is kept, and is sent later by itself. All else waits until you are back.',
      };

/** Of an act: without an answer nobody knows whether it arrived. */
export const actedWithoutLine = (isOnline: boolean): LineWords =>
  isOnline
    ? { title: UNREACHED, body: 'Check your connection, see whether it was done, and try again.' }
    : { title: OFFLINE, body: 'Nothing was sent. Try again when you are back online.' };
