import './person.css';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/useSession.ts';

/** Nothing where there is none, or it cannot be fetched: the record says everything else. */
export function Photograph({ id, name }: { readonly id: string | null; readonly name: string }) {
  const session = useSession();
  const { data } = useQuery({
    queryKey: ['student-file', id],
    enabled: id !== null,
    staleTime: Infinity,
    queryFn: async ({ signal }) => URL.createObjectURL(await session.download(`/Student/file/${id!}`, { signal })),
  });
  return data ? <img className="photograph" src={data} alt={`Passport photograph of ${name}`} /> : null;
}
