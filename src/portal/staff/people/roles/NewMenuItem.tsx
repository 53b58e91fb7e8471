import type { SectionAnswers } from '#catalogue/validate.ts';
import type { createMenu } from '#contract/people/menus.ts';
import { PEOPLE } from '#contract/people/pages.ts';
import { FormPage, type FormPageProps } from '../../../kit/form/FormPage.tsx';
import { useSession } from '../../../session/useSession.ts';
import { SHOWN_WIDGETS } from './claimsWidget.tsx';
import { writtenItem } from './writtenItem.ts';

export const NewMenuItem = () => (
  <New
    title="New item"
    form="menu-item"
    widgets={SHOWN_WIDGETS}
    submitLabel="Add item"
    done="The menu has another item"
  />
);

export const NewMenuGroup = () => (
  <New
    title="New group"
    lead="A group has no page of its own; it holds other items."
    form="menu-group"
    submitLabel="Add group"
    done="The menu has another group"
  />
);

function New(page: Pick<FormPageProps, 'title' | 'lead' | 'form' | 'widgets' | 'submitLabel' | 'done'>) {
  const session = useSession();
  const save = async (answers: SectionAnswers) => {
    const { item, claims } = writtenItem(answers);
    await session.call<typeof createMenu>({ method: 'POST', path: '/Menus/create-menu', body: { ...item, claims } });
    return PEOPLE.menus.to;
  };
  return <FormPage {...page} crumbs={[PEOPLE.menus]} save={save} />;
}
