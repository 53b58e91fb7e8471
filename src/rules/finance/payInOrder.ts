interface Due {
  readonly dueKobo: number;
}

/** Money pays what is due in the order given, each as far as it goes. @returns what it pays, and what is left of it */
export function payInOrder<Each extends Due>(
  amountKobo: number,
  charges: readonly Each[],
): { readonly paid: readonly (Each & { readonly kobo: number })[]; readonly restKobo: number } {
  let restKobo = amountKobo;
  const paid = charges.flatMap((charge) => {
    const kobo = Math.min(restKobo, Math.max(0, charge.dueKobo));
    restKobo -= kobo;
    return kobo > 0 ? [{ ...charge, kobo }] : [];
  });
  return { paid, restKobo };
}
