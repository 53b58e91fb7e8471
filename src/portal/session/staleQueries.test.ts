import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { isStaleAfter, markStale, refetchStale } from './staleQueries.ts';

const OF_A_PAGE = [
  ['/Faculty/faculties', {}],
  ['/Faculty/faculties/:id', { id: 7 }],
  ['/Department/departments', {}],
  ['/Session/sessions', {}],
  ['/Menus/menus', 'admin'],
  ['/Notices/own', 'admin'],
  ['/Notification/recent-notifications', 'admin'],
  ['/Lecturer/lecturer-courses-assigned', 'dean'],
  ['/CourseManagement/course-assignments', {}],
  ['/Dashboard/home'],
  ['found', 'reference', '12'],
  ['form', 'school-name'],
];

test.each([
  ['/Faculty/faculties/:id', ['/Faculty/faculties', '/Faculty/faculties/:id', 'found']],
  ['/Faculty/faculties/upload?trial=false', ['/Faculty/faculties', '/Faculty/faculties/:id', 'found']],
  ['/Faculty/assign-dean-to-faculty', ['/Faculty/faculties', '/Faculty/faculties/:id', '/Menus/menus', 'found']],
  ['/Department/active-sessions/set', ['/Department/departments', '/Session/sessions', 'found']],
  ['/RoleClaims/update-role-claims', ['/Menus/menus', 'found']],
  ['/Menus/order', ['/Menus/menus', 'found']],
  [
    '/Lecturer/assign-or-update-lecturer-course',
    ['/Lecturer/lecturer-courses-assigned', '/CourseManagement/course-assignments', 'found'],
  ],
  ['/Notices/:id', ['/Notices/own', 'found']],
  ['/Payment/case/:id/settle', ['/Dashboard/home', 'found']],
])('a write to %s touches %j', (write, touched) => {
  expect(OF_A_PAGE.filter((queryKey) => isStaleAfter(write)({ queryKey })).map(([from]) => from)).toEqual(touched);
});

test('lists of forms go with any write, but for those that nobody changes', () => {
  const queries = new QueryClient();
  for (const queryKey of [
    ['lookup', 'departments', 3],
    ['lookup', 'countries'],
    ['lookup', 'titles'],
  ])
    queries.setQueryData(queryKey, []);
  markStale(queries, '/Faculty/faculties');
  expect(
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[1]),
  ).toEqual(['countries', 'titles']);
});

test('only what is touched and on the page is fetched again, once', async () => {
  const queries = new QueryClient();
  const fetched: unknown[] = [];
  for (const queryKey of OF_A_PAGE) {
    const queryFn = async () => fetched.push(queryKey[0]);
    const observer = new QueryObserver(queries, { queryKey, queryFn, initialData: 0, staleTime: Infinity });
    if (queryKey[0] !== '/Faculty/faculties') observer.subscribe(() => undefined);
  }
  markStale(queries, '/Faculty/faculties/:id');
  expect(fetched).toEqual([]);
  await refetchStale(queries);
  await refetchStale(queries);
  expect(fetched).toEqual(['/Faculty/faculties/:id', 'found']);
  queries.clear();
});
