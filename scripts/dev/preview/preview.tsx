/** The browser's half of a preview: one section, as applicants see it. What is sent is only judged. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { lookupAddress, LOOKUPS, type LookupName, type Option } from '#catalogue/registry/lookups.ts';
import type { CompiledSection, SchemaValidator } from '#catalogue/validate.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import { FormServicesContext, type FormServices } from '../../../src/form/services.ts';
import { SectionForm } from '../../../src/form/section/SectionForm.tsx';
import { storyUploads } from '../../../.storybook/programmes/storyUploads.ts';
import { PORTRAIT } from '../../../.storybook/programmes/portrait.ts';
import type { Previewed } from './previewPlugin.ts';
import '@blueprintjs/core/lib/css/blueprint.css';
import '../../../src/portal/app/portal.css';
import '../../../src/form/form.css';

const FACTS = { lastname: 'Okafor', firstname: 'Adaeze', middlename: '', email: 'adaeze.okafor@example.com' };
const NOTHING = () => undefined;

const loaded = new Map<string, readonly Option[]>();
const keyOf = (lookup: string, parents: readonly unknown[]) => [lookup, ...parents].join('/');

const services: FormServices = {
  optionsNow: (lookup, parents) => loaded.get(keyOf(lookup, parents)),
  async loadOptions(lookup, parents) {
    const reply = await fetch(`/api${lookupAddress(LOOKUPS[lookup as LookupName], parents)}`);
    const { data } = (await reply.json()) as { readonly data: readonly Option[] };
    loaded.set(keyOf(lookup, parents), data);
    return data;
  },
  fileNow: () => undefined,
  loadUploads: async () => storyUploads(undefined),
  uploadPassport: async () => ({ id: '5b6c1c56-5d0e-4f0c-9a55-0d4f8f7c2f10' }),
  removePassport: async () => undefined,
  fileUrl: async () => PORTRAIT,
};

function Preview({ section, answers }: { readonly section: CompiledSection; readonly answers: Previewed['answers'] }) {
  const [sent, setSent] = useState<unknown>();
  return (
    <FormServicesContext value={services}>
      <SectionForm
        section={section}
        answers={answers}
        readOnlyFacts={FACTS}
        today={new Date().toISOString().slice(0, 10)}
        hasPassport
        busy={false}
        submitLabel="Next"
        onEdit={NOTHING}
        onRefused={() => setSent(undefined)}
        onSubmit={setSent}
      />
      {sent !== undefined && (
        <div role="status">
          <p>Nothing is wrong. These answers would be saved:</p>
          <pre>{JSON.stringify(sent, null, 2)}</pre>
        </div>
      )}
    </FormServicesContext>
  );
}

const { module, answers } = JSON.parse(document.getElementById('previewed')!.textContent!) as Previewed;
const { section, validate } = (await import(/* @vite-ignore */ module)) as {
  readonly section: SectionSchema;
  readonly validate: SchemaValidator;
};
createRoot(document.getElementById('root')!).render(
  <Preview section={{ schema: section, validate }} answers={answers} />,
);
