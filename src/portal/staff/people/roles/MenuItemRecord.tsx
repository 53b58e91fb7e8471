import { useNavigate } from 'react-router-dom';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { menuClaims, MenuRow, removeMenu, updateMenu } from '#contract/people/menus.ts';
import { PEOPLE } from '#contract/people/pages.ts';
import { EditPage } from '../../../kit/form/EditPage.tsx';
import { Act } from '../../../kit/record/Act.tsx';
import { useSession } from '../../../session/useSession.ts';
import { claimsChange } from './claimsChange.ts';
import { SHOWN_WIDGETS } from './claimsWidget.tsx';
import { writtenItem } from './writtenItem.ts';

export function MenuItemRecord({ item }: { readonly item: MenuRow }) {
  const session = useSession();
  const navigate = useNavigate();
  const { id, name, path } = item;
  const latest = async () =>
    (await session.call<typeof menuClaims>({ method: 'GET', path: '/Menus/menu-claims' })).find(
      (each) => each.id === id,
    ) ?? item;
  const send = (answers: SectionAnswers, revision: number, seen: MenuRow) => {
    const { item: written, claims } = writtenItem(answers);
    return session.call<typeof updateMenu>({
      method: 'PUT',
      path: '/Menus/:id',
      params: { id },
      query: { revision },
      body: { ...written, ...claimsChange(seen.claims, claims) },
    });
  };
  const remove = async () => {
    await session.call<typeof removeMenu>({ method: 'DELETE', path: '/Menus/:id', params: { id } });
    await navigate(PEOPLE.menus.to);
  };
  return (
    <EditPage
      title={name}
      crumbs={[PEOPLE.menus]}
      form={path === null ? 'menu-group' : 'menu-item'}
      widgets={SHOWN_WIDGETS}
      done="The item has been saved"
      to={PEOPLE.menus.to}
      record={item}
      latest={latest}
      send={send}
    >
      <div className="actions">
        <Act
          label="Remove"
          isDanger
          done="The item has been removed"
          question={`${name} is taken off everybody's menu. The page itself stays.`}
          act={remove}
        />
      </div>
    </EditPage>
  );
}
