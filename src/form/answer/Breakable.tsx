import { Fragment } from 'react';

interface BreakableProps {
  readonly text: string;
}

/** An email address breaks, if it must, before its @, and a number after its strokes: not within a word. */
export const Breakable = ({ text }: BreakableProps) =>
  text.split(/(?=@)|(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
