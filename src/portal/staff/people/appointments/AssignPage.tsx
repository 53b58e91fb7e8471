import { useNavigate } from 'react-router-dom';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { FormPage } from '../../../kit/form/FormPage.tsx';
import { Act } from '../../../kit/record/Act.tsx';
import type { Crumb } from '../../../ui/Breadcrumbs.tsx';

interface AssignPageProps {
  /** 'Faculty of Arts' */
  readonly title: string;
  readonly back: Crumb & { readonly to: string };
  readonly holder: string | null;
  readonly assign: (userName: string | null) => Promise<unknown>;
}

export function AssignPage({ title, back, holder, assign }: AssignPageProps) {
  const navigate = useNavigate();
  const save = async (answers: SectionAnswers) => {
    await assign(answers['userName'] as string);
    return back.to;
  };
  const leave = async () => {
    await assign(null);
    await navigate(back.to, { replace: true });
  };
  return (
    <FormPage
      title={title}
      crumbs={[back]}
      lead={holder ? `Held by ${holder}, until the person that you choose takes it.` : 'This post is vacant.'}
      form="appointment"
      submitLabel="Assign"
      done="The post has been assigned"
      save={save}
    >
      {holder && (
        <div className="actions">
          <Act
            label="Leave empty"
            isDanger
            question={`${holder} no longer holds this post, and it will be vacant.`}
            done="The post is vacant now"
            act={leave}
          />
        </div>
      )}
    </FormPage>
  );
}
