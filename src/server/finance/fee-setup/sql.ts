import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import { equals } from '../../kit/list/filters.ts';
import { alphabetical, matches, searchable } from '../../kit/list/search.ts';
import { active, byName, named, NAMED } from '../../kit/resource/named.ts';
import { resource } from '../../kit/resource/resource.ts';
import { writes } from '../../kit/resource/writes.ts';
import { sql } from '../../platform/database/describedSql.ts';

type NewFee = SectionAnswersById['forms/college-fee'];
type FeeDetails = SectionAnswersById['forms/college-fee-details'];

const PURPOSES = {
  'A fee that anybody may pay': 'fee',
  'School fees': 'school',
  'Acceptance fee': 'acceptance',
  'Sundry fees': 'sundry',
  'Development levy': 'development',
  'Change of degree': 'change-of-degree',
} as const satisfies Readonly<Record<NewFee['paidAs'], string>>;

const DETAILS = {
  type_id: 'int4',
  name: 'text',
  amount_kobo: 'int8?',
  is_splittable: 'bool',
  is_once_a_programme: 'bool',
  rank: 'int4',
} as const;

const USUAL_RANK = 100;

const detailsOf = ({ typeId, name, amountKobo, isSplittable, isOnce, rank }: FeeDetails) => ({
  type_id: typeId,
  name,
  amount_kobo: amountKobo ?? null,
  is_splittable: isSplittable ?? false,
  is_once_a_programme: isOnce ?? false,
  rank: rank ?? USUAL_RANK,
});

const taken = (message: string) => ({ at: '/name', message }) as const;

export const collegeFees = resource({
  table: 'fee',
  list: {
    from: 'fee t join fee_type y on y.id = t.type_id join fee_category c on c.id = y.category_id',
    columns: {
      ...NAMED,
      typeId: 'int4',
      type: 'text',
      category: 'text',
      purpose: 'text',
      amountKobo: 'int8?',
      isSplittable: 'bool',
      isOnce: 'bool',
      rank: 'int4',
    },
    select: {
      id: 't.id',
      name: 't.name',
      active: 't.active',
      typeId: 't.type_id',
      type: 'y.name',
      category: 'c.name',
      purpose: 't.purpose',
      amountKobo: 't.amount_kobo',
      isSplittable: 't.is_splittable',
      isOnce: 't.is_once_a_programme',
      rank: 't.rank',
    },
    opens: 'category',
    sorts: { name: byName, type: alphabetical('y.name'), category: alphabetical('c.name') },
    filters: {
      search: matches(searchable('t.name', 'y.name', 'c.name')),
      purpose: equals('t.purpose', 'text'),
      active,
    },
  },
  creates: writes({ ...DETAILS, purpose: 'text' }, (answers: NewFee) => ({
    ...detailsOf(answers),
    purpose: PURPOSES[answers.paidAs],
  })),
  corrects: writes(DETAILS, detailsOf),
  taken: taken('this type has a fee of this name already'),
});

export const feeTypes = resource({
  table: 'fee_type',
  list: {
    from: 'fee_type t join fee_category c on c.id = t.category_id',
    columns: { ...NAMED, categoryId: 'int4', category: 'text', fees: 'int4' },
    select: {
      id: 't.id',
      name: 't.name',
      active: 't.active',
      categoryId: 't.category_id',
      category: 'c.name',
      fees: '(select count(*)::int4 from fee f where f.type_id = t.id and f.active)',
    },
    opens: 'category',
    sorts: { name: byName, category: alphabetical('c.name') },
    filters: { search: matches(searchable('t.name', 'c.name')), active },
  },
  creates: writes(
    { category_id: 'int4', name: 'text' },
    ({ categoryId, name }: SectionAnswersById['forms/fee-type']) => ({ category_id: categoryId, name }),
  ),
  corrects: writes(
    { category_id: 'int4', name: 'text' },
    ({ categoryId, name }: SectionAnswersById['forms/fee-type']) => ({ category_id: categoryId, name }),
  ),
  taken: taken('this category has a type of this name already'),
});

export const feeCategories = resource({
  table: 'fee_category',
  list: {
    from: 'fee_category t',
    columns: { ...NAMED, types: 'int4' },
    select: { id: 't.id', types: '(select count(*)::int4 from fee_type b where b.category_id = t.id and b.active)' },
    opens: 'name',
    sorts: { name: byName },
    filters: { search: matches(searchable('t.name')), active },
  },
  creates: named,
  corrects: named,
  taken: taken('there is a category of this name already'),
});

export const listFeeCategories = sql('list-fee-categories')`
  select id, name, null::int4 as "parent?", active from fee_category order by name, id`;

/** A type is named with its category, so that one choice is enough. */
export const listFeeTypes = sql('list-fee-types')`
  select t.id, c.name || ': ' || t.name as name, null::int4 as "parent?", t.active and c.active as active
     from fee_type t join fee_category c on c.id = t.category_id order by c.name, t.name, t.id`;
