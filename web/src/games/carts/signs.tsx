// Small signs that stand before numbers.
const paths: Record<string, string> = {
  carts:
    'M-10 -6H7L5 3H-8ZM7 -4L11 -6M-5.5 3.5A3.2 3.2 0 1 1 -5.5 9.9A3.2 3.2 0 1 1 -5.5 3.5ZM3 3.5A3.2 3.2 0 1 1 3 9.9A3.2 3.2 0 1 1 3 3.5Z',
  cards: 'M-9 -6L0 -9L5 5L-4 8ZM3 -8.5H9V7.5H6',
  contracts: 'M-7 -9H7V9L0 5L-7 9ZM-3.5 -4.5H3.5M-3.5 0H3.5',
  goods: 'M-5 -9H5C7.5 -3 7.5 3 5 9H-5C-7.5 3 -7.5 -3 -5 -9ZM-6.5 -4H6.5M-6.5 4H6.5',
  discards: 'M-9 8H9M-6 4L-8 -6L3 -9L5 1ZM-1 5H8V1',
};

export function Sign({ name }: { name: string }) {
  return (
    <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
