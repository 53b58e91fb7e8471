import { useState } from 'react';
import { DeclaredForm, type DeclaredFormProps } from './DeclaredForm.tsx';
import { KIT_WIDGETS } from './widgets/kitWidgets.ts';

/** A declared form with the kit's own widgets for days, amounts, boxes and rich texts, which applicants' pages do not load. */
export function SignedInForm({ widgets, ...form }: DeclaredFormProps) {
  const [all] = useState(() => ({ ...KIT_WIDGETS, ...widgets }));
  return <DeclaredForm {...form} widgets={all} />;
}
