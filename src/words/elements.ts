import { childrenTranslation } from './children.ts';
import type { Texts } from './texts.ts';
import type { Translation } from './translation.ts';

/** Of an element of HTML, what is shown or read aloud beside its children. */
const ATTRIBUTES = ['aria-label', 'alt', 'placeholder', 'title'];

const LETTERS = /\p{L}{2}/u;

/** Children are looked up in components too: a library's may make its element without passing here. */
export function elementTranslation(texts: Texts): Translation['props'] {
  const translateChildren = childrenTranslation(texts);
  return (type, props) => {
    const given = props as Readonly<Record<string, unknown>>;
    const changes: Record<string, unknown> = {};
    const children = translateChildren(given['children']);
    if (children !== given['children']) changes['children'] = children;
    if (typeof type === 'string') {
      for (const name of ATTRIBUTES) {
        const text = typeof given[name] === 'string' && texts.find(given[name]);
        if (text) changes[name] = text;
      }
      if (isEnglish(children)) changes['lang'] = given['lang'] ?? 'en';
    }
    return Object.keys(changes).length > 0 ? { ...props, ...changes } : props;
  };

  /** A screen reader is told what stays English. Below an element with others it cannot be told apart. */
  function isEnglish(children: unknown): boolean {
    const parts = [children].flat();
    return (
      parts.every((part) => typeof part !== 'object' || part === null) &&
      LETTERS.test(parts.join('')) &&
      !parts.some((part) => texts.isTranslated(String(part)))
    );
  }
}
