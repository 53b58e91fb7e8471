import './person.css';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/useSession.ts';

interface PhotographProps {
  /** Null where there is none. */
  readonly id: string | null;
  readonly name: string;
  /** Where the id leads to it. */
  readonly path?: `/${string}`;
}

/** Nothing where there is none, or it cannot be fetched: the record says everything else. */
export function Photograph({ id, name, path = '/Student/file' }: PhotographProps) {
  const session = useSession();
  const { data } = useQuery({
    queryKey: ['student-file', path, id],
    enabled: id !== null,
    staleTime: Infinity,
    queryFn: async ({ signal }) => URL.createObjectURL(await session.download(`${path}/${id!}`, { signal })),
  });
  return data ? <img className="photograph" src={data} alt={`Passport photograph of ${name}`} /> : null;
}
