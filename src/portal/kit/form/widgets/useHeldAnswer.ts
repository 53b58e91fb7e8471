import { useState } from 'react';
import { useSection } from '#form/section/session.ts';

/** A form draws an answer when its field is left. Until then the field has it from here. */
export function useHeldAnswer<Answer>(pointer: string, drawn: Answer) {
  const section = useSection();
  const [held, setHeld] = useState({ drawn, answer: drawn });
  if (held.drawn !== drawn) setHeld({ drawn, answer: drawn });
  return {
    answer: held.answer,
    type(answer: Answer) {
      setHeld({ drawn, answer });
      section.type(pointer, answer);
    },
    leave: () => section.leave(pointer),
  };
}
