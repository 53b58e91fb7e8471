import '@blueprintjs/core/lib/css/blueprint.css';
import { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SectionForm } from '../../../../src/form/section/SectionForm.tsx';
import { FormServicesContext } from '../../../../src/form/services.ts';
import { formServices } from '../../../../src/portal/applicant/session/formServices.ts';
import '../../../../src/form/form.css';
import '../../../../src/portal/app/portal.css';
import { mount } from './mount.tsx';
import type { BenchedForm, Lists } from './world.ts';

const FACTS = { lastname: 'Okafor', firstname: 'Adaeze', middlename: 'Ngozi', email: 'adaeze.okafor@example.com' };

/** The section as the portal shows it, its lists loaded. */
function Ours({ world: { section, opening, lists }, onEdit }: BenchedForm) {
  const services = useMemo(() => servicesWith(lists), [lists]);
  return (
    <FormServicesContext value={services}>
      <SectionForm
        section={section}
        answers={opening}
        readOnlyFacts={FACTS}
        today="2026-11-02"
        hasPassport
        busy={false}
        submitLabel="Next"
        onEdit={onEdit}
        onSubmit={() => undefined}
      />
    </FormServicesContext>
  );
}

function servicesWith(lists: Lists) {
  const queries = new QueryClient();
  for (const [key, options] of Object.entries(lists)) {
    const [lookup, ...parents] = key.split('/');
    queries.setQueryData(['lookup', lookup, ...parents.map(Number)], options);
  }
  return formServices({
    applicant: { held: null, guarded: (called) => called },
    queries,
    schoolShortName: 'bench',
    key: ['application', 'bench'],
  });
}

void mount(Ours);
