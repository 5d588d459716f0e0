import type { Translation } from '../catalogue.ts';

export const blogs: Translation = {
  'blogs.title': 'ब्लॉग',
  'blogs.head.description': '{cities} में प्रॉपर्टी ख़रीदने से पहले जानने की बातें: माप, काग़ज़, रजिस्ट्री, लोन और क़ानून।',
  'blogs.head.one': 'लेख',
  'blogs.intro': 'ख़रीदने से पहले जानने की बातें: माप, काग़ज़, रजिस्ट्री, लोन और क़ानून।',
  'blogs.someForeign': 'कुछ लेख केवल दूसरी भाषा में हैं।',
  'blogs.feed': 'आरएसएस फ़ीड',
  'blogs.none': 'अभी कोई लेख नहीं है।',
  'blogs.absent': 'लेख नहीं मिला।',
  'blogs.failed': 'लेख लोड नहीं हो सके',
  'blogs.more': 'और लेख',
  'blogs.previous': 'पिछला लेख',
  'blogs.next': 'अगला लेख',
  'blogs.writtenIn.en': 'यह लेख अंग्रेज़ी में है।',
  'blogs.writtenIn.hi': 'यह लेख हिन्दी में है।',
  'blogs.writtenIn.pa': 'यह लेख पंजाबी में है।',
  'feeds.all': 'बिकाऊ नए घर',
  'feeds.city': '{city} में नए घर',
  'feeds.search': 'आपकी खोज के नए घर',

  'embed.title': { one: '{brand} पर {shown} प्रॉपर्टी', other: '{brand} पर {shown} प्रॉपर्टी' },
  'embed.map': 'इन प्रॉपर्टी का नक़्शा',
  'embed.all': '{brand} पर सब देखें',
};
