import { Link } from 'react-router-dom';
import type { RegistrableCourses } from '#contract/academics/registration.ts';

/** What is closed, why, and what opens it; an open gate is said where all of them are. */
export function Gates({ gates }: Pick<RegistrableCourses, 'gates'>) {
  const closed = gates.filter(({ isOpen }) => !isOpen);
  if (closed.length === 0)
    return (
      <div className="notice notice--success">
        <p>{gates.map(({ message }) => message).join(' ')}</p>
      </div>
    );
  return closed.map(({ name, title, message, remedy, liftedBy, page }) => (
    <div key={name} className="notice notice--warning">
      <div>
        <strong>{title}</strong>
        {message} {remedy} {page ? <Link to={page}>Go there</Link> : `${liftedBy} can change this.`}
      </div>
    </div>
  ));
}
