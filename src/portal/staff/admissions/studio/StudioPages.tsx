import { useParams } from 'react-router-dom';
import { FormPage } from './FormPage.tsx';
import { FormsPage } from './FormsPage.tsx';

/** Forms of programmes, and one of them below. */
export function StudioPages() {
  const { '*': id } = useParams();
  return id ? <FormPage key={id} id={id} /> : <FormsPage />;
}
