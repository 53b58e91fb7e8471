import { useEffect, useState } from 'react';
import { useFormServices } from '../services.ts';

export function PhotographAnswer({ id }: { readonly id: string }) {
  const { fileUrl } = useFormServices();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let isShown = true;
    fileUrl(id).then(
      (address) => {
        if (isShown) setUrl(address);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [id, fileUrl]);
  return url ? <img className="m-check-photo" src={url} alt="Your passport photograph" /> : 'a photograph';
}
