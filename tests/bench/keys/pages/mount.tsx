import { useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { deviceStore } from '../../../../src/portal/applicant/drafts/deviceStore.ts';
import { DraftStatusLine } from '../../../../src/portal/applicant/drafts/DraftStatusLine.tsx';
import { useDrafts } from '../../../../src/portal/applicant/drafts/useDrafts.ts';
import type { SectionName } from '../plan.ts';
import { loadWorld, type BenchedForm, type World } from './world.ts';

/** Shows a form; the address says which section, and whether what is typed is kept: `?section=o-level-result&kept=no`. */
export async function mount(Form: ComponentType<BenchedForm>): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const world = await loadWorld(asked.get('section') as SectionName);
  const page =
    asked.get('kept') === 'no' ? <Form world={world} onEdit={() => undefined} /> : <Kept Form={Form} world={world} />;
  createRoot(document.getElementById('root')!).render(page);
}

/** Keeps every keystroke as the portal does, with its own keeper and its own database on the device; the server is quick and always content. */
function Kept({ Form, world }: { Form: ComponentType<BenchedForm>; world: World }) {
  const [parts] = useState(() => ({
    version: 'bench',
    sections: [world.name],
    server: {},
    saved: {},
    store: deviceStore('bench', 'applicant'),
    push: async () => ({ revision: 1 }),
    pull: async () => ({ draft: undefined, saved: undefined }),
    isSame: () => false,
  }));
  const { drafts, isOpen } = useDrafts(parts);
  if (!isOpen) return null;
  return (
    <>
      <DraftStatusLine drafts={drafts} />
      <Form world={world} onEdit={(answers) => drafts.keep(world.name, answers())} />
    </>
  );
}
