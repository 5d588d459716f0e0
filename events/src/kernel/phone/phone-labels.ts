const foldLabel = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u093c\u0a3c\u0a71]/g, '')
    .toLowerCase();

const LABELS = new Set(
  [
    'tel telephone phone phones ph fon mob mobile mobil mbl cell cellphone cellular handphone callto call calls dial ring',
    'contact contacts reach no nos number numbers num nr whatsapp whatsap watsapp whats what s app wa sms text txt message msg',
    'landline land line fixed home office off work residence resi res personal primary main alternate alternative alt other',
    'my our your me us on at is the owner agent dealer broker seller builder helpline hotline toll free tollfree std isd india',
    'type value uri pref voice m t p c o r h w',
    'मोबाइल मोबाईल मोबा मोब मो फोन फॉन टेलीफोन टेलिफोन टेली दूरभाष नंबर नम्बर नं न संपर्क सम्पर्क कॉल काल करें करे पर घर कार्यालय मेरा',
    'व्हाट्सएप व्हाट्सऐप व्हाट्सअप वाट्सएप वाट्सऐप वाट्सअप व्हाटसएप',
    'ਮੋਬਾਈਲ ਮੋਬਾਇਲ ਮੋਬ ਮੋ ਫੋਨ ਟੈਲੀਫੋਨ ਨੰਬਰ ਨੰ ਸੰਪਰਕ ਕਾਲ ਕਰੋ ਤੇ ਘਰ ਦਫਤਰ ਮੇਰਾ ਵਟਸਐਪ ਵਟਸਅਪ ਵ੍ਹਟਸਐਪ ਵ੍ਹਾਟਸਐਪ ਵਾਟਸਐਪ',
    'فون موبائل موبایل نمبر واٹس ایپ واٹسایپ کال رابطہ',
  ].flatMap((row) => row.split(' ').map(foldLabel)),
);

const WORD = /[\p{L}\p{M}]+/gu;
/** Such as ☎. */
const SIGNS = /^[\s\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{So}.,:;'"`=/|&*_~!?•·…॰।]*$/u;

/** Such as "Mob. No.:", "(WhatsApp)", "ਫ਼ੋਨ". A single letter attached to the number may be a mistyped digit. */
export function isPhoneLabel(text: string, side: 'before' | 'after'): boolean {
  const touching = side === 'before' ? /(?<![\p{L}\p{M}])\p{L}$/u : /^\p{L}(?![\p{L}\p{M}])/u;
  if (touching.test(text)) return false;
  const words = text.match(WORD) ?? [];
  return words.every((word) => LABELS.has(foldLabel(word))) && SIGNS.test(text.replace(WORD, ' '));
}
