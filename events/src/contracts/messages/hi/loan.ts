import type { Translation } from '../catalogue.ts';

export const loan: Translation = {
  'loan.title': 'मासिक किस्त',
  'loan.more': 'पूरी अनुसूची, स्टाम्प शुल्क और पंजीकरण',
  'loan.share': 'क़र्ज़, क़ीमत का %',
  'loan.rate': 'ब्याज, % सालाना',
  'loan.years': 'साल',
  'loan.between': '{from} से {to} तक',
  'loan.emi': '{amount} प्रति माह',
  'loan.total': '{loan} का क़र्ज़, कुल ब्याज {interest}।',
  'loan.assumed': 'हिस्सा, दर और साल {day} का हमारा अनुमान हैं, किसी बैंक का प्रस्ताव नहीं: अपने भरें।',
  'loan.formula':
    'बची हुई रक़म पर बराबर किस्तें: EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1), जहाँ P क़र्ज़, r सालाना दर का बारहवाँ हिस्सा और n महीने हैं।',
};
