export const post = {
  'post.head.title': 'Post your property',
  'post.head.description': 'Put your flat, kothi, plot, office or showroom on the map, with free assistance.',
  'post.title': 'Post your property',
  'post.intro':
    'Posting costs nothing. Your home appears on the map at once, and buyers can open it after our staff have checked it.',
  'post.saved': 'Saved on this device as you type',
  'post.startOver': 'Start over',
  'post.optional': 'optional',
  'post.required': 'Fill in this field.',

  'post.kind': 'What are you selling?',
  'post.lister': 'You are',

  'post.place.hint': 'Drag the pin onto the building, or tap the map. Arrow keys move the pin too.',
  'post.place.locality': 'Start from a locality',
  'post.place.localityChoose': 'Choose a locality',
  'post.place.map': 'Map with a draggable pin',
  'post.place.shown': 'Map with the property’s pin',
  'post.place.pin': 'Position of the property. Arrow keys move it by about 5 metres, with Shift by 50.',
  'post.place.nearestLabel': 'Locality shown to buyers',
  'post.place.another': 'Another locality, not in this list',
  'post.place.anotherName': 'Name of the locality',
  'post.place.anotherHint':
    'The name that people use. Buyers see it as you write it, and our staff will add it to the map.',
  'post.address': 'Address, society or sector',
  'post.address.city': 'City',
  'post.address.find': 'Find',
  'post.address.none': 'No results. Start from a locality, or drag the pin.',
  'post.address.away': 'Street addresses can’t be searched right now. You can still search for known places.',
  'post.place.outside': 'This is outside the area we serve.',
  'post.place.missing': 'Put the pin on the property.',
  'post.place.coordinates': 'Enter coordinates instead',
  'post.place.lat': 'Latitude',
  'post.place.lng': 'Longitude',
  'post.place.mapFailed': 'The map could not be loaded. Choose a locality or enter coordinates instead.',
  'post.place.project': 'Project or society',

  'post.figures': 'Price and size',
  'post.price': 'Expected price in rupees',
  'post.areaUnit': 'Unit',
  'post.area.same': 'Equals {areas}',
  'post.number.invalid': '“{text}” is not valid. Enter a whole number from {min} to {max}.',
  'post.number.exceeds': '{label} ({value}) cannot be more than {other} ({most}).',
  'post.area.unread': '“{text}” is not an area. Enter a number above 0, such as 1450, 200 gaj or 1 kanal 5 marla.',
  'post.price.unread': '“{text}” is not a price. Enter the full amount, such as 45,00,000, 45 lakh or 1.2 Cr.',
  'post.amount.which': 'Did you mean:',
  'post.amount.choose': 'Choose below what “{text}” means.',

  'post.words': 'Title and text',
  'post.heading': 'Title',
  'post.heading.hint':
    'Say what it is, where it is and what is special about it. Do not include a phone number or email address.',
  'post.heading.use': 'Use “{title}”',
  'post.heading.short': 'Enter at least 3 characters.',
  'post.contact.phone': 'Remove the phone number.',
  'post.contact.email': 'Remove the email address.',
  'post.contact.link': 'Remove the link or the name of the messaging app.',
  'post.contact.unclear':
    'This text may contain contact details. Rephrase it. If it contains none, ask our office to enter it for you.',
  'post.description': 'Description',
  'post.description.hint':
    'Describe the condition, the view and the neighbourhood. Buyers reach you through our office.',
  'post.description.cut':
    'Buyers don’t see phone numbers, email addresses or links. We remove anything that looks like one from your description.',
  'post.count': '{n} of {most}',

  'post.extras': 'Details and amenities',
  'post.rooms': 'Extra rooms',
  'post.structures': 'Structures',

  'post.photos': 'Photos',
  'post.photos.wait': 'Your photos are still being uploaded. Your listing will be posted when they are ready.',

  'post.preview': 'How buyers see it',
  'post.preview.title': 'Title of your listing',
  'post.preview.price': 'Price',
  'post.submit': 'Post property',
  'post.failed': 'Your property was not posted.',

  'priceDemand.searches': {
    one: 'Your home matches at least {n} saved search of another buyer.',
    other: 'Your home matches at least {n} saved searches of other buyers.',
  },
  'priceDemand.fewSearches': 'Your home matches fewer than 5 saved searches of other buyers.',
  'priceDemand.searchedAt': 'Calculated for a price of {price}.',
  'priceDemand.neighbours': {
    one: 'At least {n} similar home within 2 km has a similar price (±10%).',
    other: 'At least {n} similar homes within 2 km have a similar price (±10%).',
  },
  'priceDemand.demoNeighbours': {
    one: 'At least {n} similar demo home within 2 km has a similar price (±10%).',
    other: 'At least {n} similar demo homes within 2 km have a similar price (±10%).',
  },
  'priceDemand.fewNeighbours': 'Fewer than 5 similar homes within 2 km have a similar price (±10%).',
  'priceDemand.failed': 'Demand at this price can’t be shown right now. Try again later.',
} as const;
