import { Fragment, type ReactNode } from 'react';
import './further.css';

/** Paragraphs, and lists of the lines that begin with a dash; blocks of `span`, since help stands in a paragraph. */
export function RichText({ lines }: { readonly lines: readonly string[] }) {
  return blocksOf(lines).map((block, index) =>
    typeof block === 'string' ? (
      <span key={index} className="m-rich-line">
        <Marked text={block} />
      </span>
    ) : (
      <span key={index} role="list" className="m-rich-list">
        {block.map((item, at) => (
          <span key={at} role="listitem">
            <Marked text={item} />
          </span>
        ))}
      </span>
    ),
  );
}

const ITEM = /^- /;

const blocksOf = (lines: readonly string[]): (string | string[])[] =>
  lines.reduce<(string | string[])[]>((blocks, line) => {
    const last = blocks.at(-1);
    if (!ITEM.test(line)) return [...blocks, line];
    const item = line.replace(ITEM, '');
    return Array.isArray(last) ? [...blocks.slice(0, -1), [...last, item]] : [...blocks, [item]];
  }, []);

const MARK = /\*\*(?<bold>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<address>(?:https?:\/\/|\/|mailto:|tel:)[^)\s]+)\)/g;

/** **Bold** words and [links](https://…), and nothing else: a declaration brings no HTML. */
function Marked({ text }: { readonly text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    const { bold, words, address } = match.groups!;
    parts.push(text.slice(end, match.index), bold ? <strong>{bold}</strong> : link(words!, address!));
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)].map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

/** A form that is half filled in stays open beside what is read. */
const link = (words: string, address: string) => (
  <a href={address} target="_blank" rel="noreferrer">
    {words}
  </a>
);
