import { markOf, MARKS, placeOf } from './marks.ts';
import type { Texts } from './texts.ts';

const isText = (child: unknown): child is string | number => typeof child === 'string' || typeof child === 'number';

/** What comes back is the same where nothing was found. */
export function childrenTranslation({ find }: Texts): (children: unknown) => unknown {
  return (children) => {
    if (typeof children === 'string') return find(children) ?? children;
    if (!Array.isArray(children) || !children.some(isText)) return children;
    const [start, end] = [children.findIndex(isText), children.findLastIndex(isText) + 1];
    const sentence = children.slice(start, end);
    const translated = asOneSentence(sentence) ?? inRuns(sentence);
    return translated ? [...children.slice(0, start), ...translated, ...children.slice(end)] : children;
  };

  function asOneSentence(children: readonly unknown[]): unknown[] | undefined {
    const whole = find(
      children.map((child, index) => (isText(child) ? child : isShown(child) ? markOf(index) : '')).join(''),
    );
    return whole?.split(MARKS).map((part) => (MARKS.test(part) ? children[placeOf(part)] : part));
  }

  /** Texts side by side are one sentence; every other child keeps its place, by which React knows it. */
  function inRuns(children: readonly unknown[]): unknown[] | undefined {
    const startOf = (index: number) => children.findLastIndex((child, at) => at < index && !isText(child)) + 1;
    const found = children.map((child, index) => {
      if (!isText(child) || startOf(index) !== index) return undefined;
      const end = children.findIndex((each, at) => at > index && !isText(each));
      return find(children.slice(index, end < 0 ? undefined : end).join(''));
    });
    if (found.every((text) => text === undefined)) return undefined;
    return children.map((child, index) =>
      isText(child) && found[startOf(index)] !== undefined ? (found[index] ?? '') : child,
    );
  }
}

const isShown = (child: unknown): boolean => child !== null && child !== undefined && typeof child !== 'boolean';
