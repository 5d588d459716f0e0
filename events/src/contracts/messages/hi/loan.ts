import type { Translation } from '../catalogue.ts';

export const loan: Translation = {
  'loan.title': 'मासिक किस्त',
  'loan.more': 'पूरी अनुसूची, स्टाम्प शुल्क और पंजीकरण',
  'loan.share': 'लोन (क़ीमत का %)',
  'loan.rate': 'ब्याज दर (% सालाना)',
  'loan.years': 'अवधि (साल)',
  'loan.between': '{from} से {to} तक',
  'loan.emi': '{amount} प्रति माह',
  'loan.total': '{loan} का लोन, कुल ब्याज {interest}।',
  'loan.assumed': 'लोन का हिस्सा, दर और अवधि {day} के हमारे अनुमान हैं, किसी बैंक का प्रस्ताव नहीं। अपने आँकड़े भरें।',
  'loan.formula':
    'बकाया लोन पर बराबर किस्तें: EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1), जहाँ P लोन, r सालाना दर का बारहवाँ हिस्सा और n महीनों की संख्या है।',
};
