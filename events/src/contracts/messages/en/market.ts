/** What homes ask for, place by place. */
export const market = {
  'market.title': 'What homes ask for here',
  'market.of': '{kind}: median {rate}',
  'market.half': 'The middle half asks {lower} to {upper}.',
  'market.plot': 'From {lower} to {upper}, the median at {median}',
  'market.plotOwn': 'From {lower} to {upper}, the median at {median}, this one at {own}',
  'market.homes': { one: '{n} home.', other: '{n} homes.' },
  'market.demoHomes': {
    one: '{n} demo home, invented: no market figure.',
    other: '{n} demo homes, invented: no market figure.',
  },
  'market.up': '{percent} % more than 90 days ago.',
  'market.down': '{percent} % less than 90 days ago.',
  'market.level': 'As much as 90 days ago.',
  'market.noChange': 'Fewer than 5 were for sale here 90 days ago: no change is given.',
  'market.tooFew': 'Fewer than 5 homes of any one kind are for sale here: too few to say what they ask for.',
  'market.howTitle': 'How this is worked out',
  'market.how':
    'Asking price by area of each home on the market that anybody can open, of one kind. The median has as many above as below it; a quarter asks less than the middle half and a quarter more. The change compares medians of now and of 90 days ago, with homes that were sold or taken down since. Nothing is said of fewer than 5 homes. Asking prices are not what is paid.',
} as const;
