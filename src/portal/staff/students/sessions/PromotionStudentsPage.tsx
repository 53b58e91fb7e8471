import { useSearchParams } from 'react-router-dom';
import declared from '#lists/students/promotion-students.json' with { type: 'json' };
import { STUDENTS } from '#contract/students/pages.ts';
import type { promotionStudents } from '#contract/students/promotions.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { promotionAt, studentAt } from '../addresses.ts';

export function PromotionStudentsPage() {
  const id = useSearchParams()[0].get('promotionId');
  return (
    <ListPage<typeof promotionStudents.list>
      declared={declared}
      path="/Session/promotion-students"
      crumbs={[
        STUDENTS.sessionManager,
        ...(id ? [{ name: STUDENTS.promotion.name, to: promotionAt(id) }] : []),
        { name: STUDENTS.promotionStudents.name },
      ]}
      to={({ id: admissionId }) => studentAt(admissionId)}
    />
  );
}
