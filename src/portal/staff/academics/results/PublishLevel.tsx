import type { publishLevel } from '#contract/academics/board-decisions.ts';
import type { ProvisionalBroadsheet } from '#contract/academics/provisional.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { useSession } from '../../../session/useSession.ts';
import type { OfClass } from './addresses.ts';

interface PublishLevelProps {
  readonly publication: NonNullable<ProvisionalBroadsheet['publication']>;
  readonly of: OfClass;
}

/** Every sheet of the level in one act, or what is missing. */
export function PublishLevel({ publication: { missing, sheets, digest }, of }: PublishLevelProps) {
  const session = useSession();
  const count = sheets === 1 ? '1 sheet' : `${sheets} sheets`;
  return (
    <section className="sheet stack" aria-labelledby="publication">
      <h2 id="publication">Publication</h2>
      {missing.length > 0 ? (
        <>
          <p>The level is published whole, or not at all. What is missing:</p>
          <ul>
            {missing.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>Nothing is missing. {count} of this level can be published in one act.</p>
          <div className="actions">
            <Act
              label="Publish the level"
              title="Publish the level"
              question={`${count} of every programme here. Students see their marks from now on, and their averages are computed.`}
              done="The level is published"
              act={() =>
                session.call<typeof publishLevel>({
                  method: 'POST',
                  path: '/Results/publish-level',
                  body: { ...of, digest },
                })
              }
            />
          </div>
        </>
      )}
    </section>
  );
}
