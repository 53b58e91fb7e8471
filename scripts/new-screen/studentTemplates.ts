import type { ActNames } from './names.ts';
import { studentStories, studentTest } from './studentProof.ts';

/** What belongs to the signed-in student, and one act on it. */
export const studentFilesOf = (names: ActNames, migration: string): Readonly<Record<string, string>> => {
  const { wing, folder, table: stored, type } = names;
  const [server, portal] = [`src/server/${wing}/${folder}`, `src/portal/student/${wing}/${folder}`];
  return {
    [`src/server/platform/database/migrations/${migration}_${stored}.sql`]: table(names),
    [`src/contract/${wing}/${folder}.ts`]: contract(names),
    [`${server}/sql.ts`]: sql(names),
    [`${server}/policy.ts`]: policy(names),
    [`${server}/service.ts`]: service(names),
    [`${server}/routes.ts`]: routes(names),
    [`${server}/index.ts`]: domain(names),
    [`${portal}/${type}Page.tsx`]: page(names),
    [`${portal}/${type}Page.stories.tsx`]: studentStories(names),
    [`tests/api/${wing}/${folder}.test.ts`]: studentTest(names),
  };
};

const table = ({ table: name }: ActNames) => `create table ${name} (
  id uuid primary key default uuid_of_now(),
  student_id uuid not null references student,
  name text not null,
  state text not null default 'open' check (state in ('open', 'done')),
  revision int4 not null default 1
);

create trigger count_revision before update on ${name} for each row execute function count_revision();
create index ${name}_student on ${name} (student_id);
`;

const contract = ({ type, list, many, one, act, doing }: ActNames) => `import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Revision } from '../kit/revision.ts';

const access = { claim: 'student' } as const;
const Uuid = Type.String({ format: 'uuid' });

export const ${type} = Type.Object({
  id: Uuid,
  name: Type.String(),
  state: Type.Unsafe<'open' | 'done'>({ type: 'string', enum: ['open', 'done'] }),
  revision: Revision,
});
export type ${type} = Static<typeof ${type}>;

export const ${list} = endpoint({
  method: 'GET',
  path: '/${type}/own-${many.replaceAll(' ', '-')}',
  access,
  summary: "The caller's own ${many}",
  reply: Type.Array(${type}),
});

export const ${doing} = endpoint({
  method: 'POST',
  path: '/${type}/${act.replaceAll(' ', '-')}',
  access,
  summary: "Moves the caller's ${one} on, once; 404 for another's, 409 with who changed it since that revision",
  body: Type.Object({ id: Uuid, revision: Revision }),
  reply: ${type},
});
`;

const sql = ({ table: name, folder, form, act }: ActNames) => `import { AUDIT_COLUMNS } from '../../platform/audit.ts';
import { statement } from '../../platform/database/statement.ts';

const ROW = { id: 'uuid', name: 'text', state: 'text', revision: 'int4' } as const;

export const ownRows = statement(
  '${folder}.own',
  { userId: 'uuid' },
  'select r.id, r.name, r.state, r.revision from ${name} r join student s on s.id = r.student_id where s.user_id = $userId order by r.name, r.id',
  ROW,
);

/** No row comes where it has another revision by now. */
export const moveOn = statement(
  '${folder}.${act.replaceAll(' ', '-')}',
  { userId: 'uuid', id: 'uuid', revision: 'int4', now: 'timestamptz', actor: 'text', ip: 'text' },
  \`
  with done as (
    update ${name} r set state = 'done' from student s
     where r.id = $id and r.revision = $revision and r.state = 'open' and s.id = r.student_id and s.user_id = $userId
    returning r.id, r.name, r.state, r.revision
  ), audited as (
    insert into audit_entry (\${AUDIT_COLUMNS}) select $now, $actor, '${form}-${act.replaceAll(' ', '-')}', '${form}', id::text, '{}', $ip from done
  )
  select id, name, state, revision from done\`,
  ROW,
);
`;

const policy = ({ type, one }: ActNames) => `import { Problem } from '../../platform/problem.ts';

/** @throws Problem 409 for what is done already */
export function requireOpen({ state }: { readonly state: string }): void {
  if (state !== 'open') throw new Problem(409, 'This ${one} is done already', { title: '${type} not changed' });
}
`;

const service = ({
  type,
  list,
  form,
  one,
  doing,
  wing,
  folder,
}: ActNames) => `import type { ${type} } from '#contract/${wing}/${folder}.ts';
import { stale, type Seen } from '../../kit/revision/stale.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { requireOpen } from './policy.ts';
import { moveOn, ownRows } from './sql.ts';

export const ${list}Of = async ({ database }: Platform, { userId }: User): Promise<${type}[]> =>
  (await ownRows(database, { userId })) as ${type}[];

/** @throws Problem 404 for another's, 409 for what is done or was changed since */
export async function ${doing}({ database, now }: Platform, { user, ip }: By, { id, revision }: Seen<string>): Promise<${type}> {
  const own = (await ownRows(database, { userId: user.userId })).find((row) => row.id === id);
  if (!own) throw notFound('You have no such ${one}');
  requireOpen(own);
  const [done] = await moveOn(database, { userId: user.userId, id, revision, now: now(), actor: actorOf(user), ip });
  if (!done) throw await stale(database, '${form}', id);
  return done as ${type};
}
`;

const routes = ({ list, doing, wing, folder }: ActNames) => `import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/${wing}/${folder}.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { ${doing}, ${list}Of } from './service.ts';

export function ${list}Routes(app: FastifyInstance, platform: Platform): void {
  route(app, contract.${list}, ({ caller }) => ${list}Of(platform, caller));
  route(app, contract.${doing}, (call) => ${doing}(platform, byOf(call), call.body));
}
`;

const domain = ({ list, title }: ActNames) => `import type { Domain } from '../../platform/domain.ts';
import { ${list}Routes } from './routes.ts';

/** ${title} of the signed-in student. */
export const ${list}: Domain = { name: '${list}', register: ${list}Routes };
`;

const page = ({
  type,
  list,
  many,
  heading,
  doing,
  act,
  wing,
  folder,
}: ActNames) => `import type { ${doing}, ${list}, ${type} } from '#contract/${wing}/${folder}.ts';
import { OWN_${wing.toUpperCase()} } from '#contract/${wing}/pages.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { useRead } from '../../../kit/record/useRead.ts';
import { ShortTable } from '../../../kit/table/ShortTable.tsx';
import { useSession } from '../../../session/useSession.ts';
import { Page } from '../../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';

export function ${type}Page() {
  const { data, error, refetch } = useRead<typeof ${list}>('/${type}/own-${many.replaceAll(' ', '-')}', undefined);
  return (
    <Page title={OWN_${wing.toUpperCase()}.${list}.name} width="wide">
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={4} />}
      {data && (
        <ShortTable
          title={OWN_${wing.toUpperCase()}.${list}.name}
          rows={data}
          keyOf={({ id }) => id}
          columns={[
            { title: '${heading}', cell: ({ name }) => name },
            { title: 'Status', cell: (row) => <Status row={row} /> },
          ]}
          empty="You have no ${many} yet."
        />
      )}
    </Page>
  );
}

function Status({ row: { id, name, state, revision } }: { readonly row: ${type} }) {
  const session = useSession();
  if (state === 'done') return 'Done';
  return (
    <Act
      label="${act.charAt(0).toUpperCase()}${act.slice(1)}"
      title={\`${act.charAt(0).toUpperCase()}${act.slice(1)} \${name}\`}
      done="Done"
      act={() => session.call<typeof ${doing}>({ method: 'POST', path: '/${type}/${act.replaceAll(' ', '-')}', body: { id, revision } })}
    />
  );
}
`;
