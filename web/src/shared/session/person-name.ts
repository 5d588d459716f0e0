const NAME_LETTERS = 15;
type Named = { first_name: string | null; last_name: string | null; mobile_phone: string };

/** Truncated to 15 letters; the phone number without a name. */
export function shortNameOrPhone({ first_name, last_name, mobile_phone }: Named): string {
  const name = [first_name, last_name].filter(Boolean).join(' ');
  if (!name) return mobile_phone;
  return name.length > NAME_LETTERS ? `${name.slice(0, NAME_LETTERS)}..` : name;
}

/** The phone number without a first name. */
export const fullNameOrPhone = ({ first_name, last_name, mobile_phone }: Named): string =>
  first_name ? [first_name, last_name].filter(Boolean).join(' ') : mobile_phone;
