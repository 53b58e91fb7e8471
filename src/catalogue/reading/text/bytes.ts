import type { TextMistake } from './lines.ts';

const SAVED_AS_UTF_8 = 'In VS Code, click on the encoding below the file, choose "Save with Encoding", then "UTF-8".';

/** The text of a file, and what is wrong with the way in which it was saved. */
export function decoded(bytes: Uint8Array): { readonly text: string; readonly mistakes: readonly TextMistake[] } {
  const wide = wideEncodingOf(bytes);
  if (wide)
    return {
      text: new TextDecoder(wide).decode(bytes),
      mistakes: [{ offset: 0, sentence: `it is saved as UTF-16, which Windows calls "Unicode". ${SAVED_AS_UTF_8}` }],
    };
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const text = new TextDecoder('utf-8').decode(bytes);
  const unreadable = text.indexOf('\ufffd');
  return {
    text,
    mistakes: [
      ...(hasMark
        ? [{ offset: 0, sentence: `it begins with an invisible mark, a byte-order mark. ${SAVED_AS_UTF_8}` }]
        : []),
      ...(unreadable >= 0
        ? [{ offset: unreadable, sentence: `a letter here is not saved as UTF-8. Write it again. ${SAVED_AS_UTF_8}` }]
        : []),
    ],
  };
}

/** Plain letters have every second byte empty, with a mark at the beginning or without. */
function wideEncodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && second !== undefined)) return 'utf-16be';
  return undefined;
}
