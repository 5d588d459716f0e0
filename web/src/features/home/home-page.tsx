/** The map and the list beside it. While not `active` it is kept behind an opened listing, and its address is not its own. */
export default function HomePage({ active }: { active: boolean }) {
  return <div data-active={active} />;
}
